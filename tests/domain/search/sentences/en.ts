/** Sentences of visitors in English, and what each asks for; see `cases.ts` for the notation. */
export const ENGLISH = `
Brussels flat with terrace > in=04000 type=2 terrace
3 bedroom house in Namur under 400,000 > beds=3 type=4 in=Namur max=400000
2-bedroom flat to let in Leuven > beds=2 type=2 goal=rent in=Louvain
apartment for rent Brussels furnished > type=2 goal=rent in=04000 furnished
studio to rent in Liège > text=studio goal=rent in=Liège
student room Leuven > goal=rent text=student room in=Louvain
house with garden and garage > type=4 garden garage
villa in Waterloo > type=4 in=Waterloo
looking for a house near Durbuy up to 250k > type=4 near=Durbuy/10 max=250000
within 10 km of Ghent > near=Gand/10
house within 25 km of Namur > type=4 near=Namur/25
flat around Brussels > type=2 near=Bruxelles/10
apartment on the coast with sea view > type=2 in=coast text=sea view
house in the Ardennes > type=4 in=ardennes
flat in the Brussels Region > type=2 in=04000
19 municipalities flat > in=04000 type=2
house in Flanders > type=4 in=02000
house in Wallonia with pool > type=4 in=03000 text=pool
Walloon Brabant villa > in=20002 type=4
province of Namur house > in=90000 type=4
East Flanders apartment > in=40000 type=2
German-speaking community > in=ostbelgien
building land Bruges > type=6 in=Bruges
plot of 500 m2 > type=6 land=500
office to let Brussels > type=5 goal=rent in=04000
shop in Liège > type=7 in=Liège
warehouse Eupen > type=7 in=Eupen
investment property Ghent > type=3 in=Gand
block of flats Liège > type=3 in=Liège
life annuity Ostend > viager in=Ostende
no life annuity > !viager
new build flat Ghent > new type=2 in=Gand
new house in Wavre > new type=4 in=Wavre
penthouse Antwerp > text=penthouse in=Anvers
duplex in Ixelles > text=duplex in=Ixelles
ground floor flat Ghent > text=ground floor type=2 in=Gand
farmhouse Wavre > type=4 text=farmhouse in=Wavre
townhouse in Antwerp > type=4 text=townhouse in=Anvers
castle in Wallonia > text=castle in=03000
loft Liège > type=2 in=Liège
flat with lift > type=2 lift
flat without lift > type=2 !lift
unfurnished apartment > goal=rent type=2 !furnished
house with no garden > type=4 !garden
flat with balcony > type=2 text=balcony
house with swimming pool > type=4 text=swimming pool
EPC C or better > epc=C
house EPC B > type=4 epc=B
energy rating A > epc=A
at least 3 bedrooms > beds=3
four bedrooms or more, Uccle > beds=4 in=Uccle
more than 120 sqm > area=120
minimum 100 m² apartment > area=100 type=2
between 300000 and 500000 euros > min=300000 max=500000
from 200k to 300k > min=200000 max=300000
300.000 - 400.000 > min=300000 max=400000
less than €350,000 > max=350000
under €900 per month > max=900 goal=rent
max 1200 euro a month Ghent > max=1200 goal=rent in=Gand
about 400,000 euros > min=360000 max=440000
half a million > max=500000
1.2 million villa > max=1200000 type=4
€400000 > max=400000
400k > max=400000
from 250,000 > min=250000
buy a house in Ghent > goal=sale type=4 in=Gand
house for sale Eupen > type=4 goal=sale in=Eupen
buy to let Brussels > goal=sale type=3 in=04000
houses for sale in Bruges > type=4 goal=sale in=Bruges
flats to let Ghent > type=2 goal=rent in=Gand
1180 Uccle > in=Uccle
house 4700 > type=4 in=Eupen
Namur or Dinant house > in=Namur in=Dinant type=4
HOUSE NAMUR > type=4 in=Namur
appartment Ghent > type=2 in=Gand
hause Namur > type=4 in=Namur
apartmnt Brussels > type=2 in=04000
flat Antwrep > type=2 in=Anvers
two bed flat Ostend 350k > beds=2 type=2 in=Ostende max=350000
3 bed 2 bath house > beds=3 type=4 rest=2 bath
quiet flat in Ghent > type=2 in=Gand rest=quiet
brussels flat with terrace, quiet > in=04000 type=2 terrace rest=quiet
house near the station > type=4 rest=station
bright apartment with parking > type=2 garage rest=bright
no foreigners > no=no foreigners
flat only for Belgians > type=2 no=Belgians
christian family house > type=4 no=christian
no children flat > type=2 no=no children
available houses Namur > available type=4 in=Namur
sold houses > !available type=4
not sold flat Ghent > available type=2 in=Gand
semi-detached house Eupen > text=semi-detached type=4 in=Eupen
detached house with garage > text=detached type=4 garage
terraced house Ghent > type=4 text=terraced in=Gand
flat to renovate > type=2 text=to renovate
chalet Durbuy > text=chalet in=Durbuy
garage for sale Antwerp > text=garage goal=sale in=Anvers
property in Knokke > in=Knokke
house in Jambes > type=4 in=Jambes
house with 1000 m² of land > type=4 land=1000
budget 300,000 three bedrooms garden Liège > max=300000 beds=3 garden in=Liège
rent 2 bedrooms Ixelles 1900 > goal=rent beds=2 in=Ixelles max=1900
house close to Ghent, garden, EPC C, max 400k > type=4 near=Gand/10 garden epc=C max=400000
2 bed flat brussels under 1200 pm > goal=rent type=2 beds=2 max=1200 in=04000
3 bedroom house w/ garden near waterloo > type=4 beds=3 garden near=Waterloo/10
house for sale ghent 400k budget > goal=sale type=4 max=400000 in=Gand
furnished apt EU quarter > goal=rent type=2 furnished rest=EU quarter
studio apartment ixelles short term > type=2 text=studio in=Ixelles rest=short term
flat w balcony and elevator, etterbeek or schuman > type=2 text=balcony lift in=Etterbeek in=Bruxelles
townhouse antwerp 4+ beds > type=4 text=townhouse beds=4 in=Anvers
building plot 1,000 sqm walloon brabant > type=6 land=1000 in=20002
buy to let leuven > goal=sale type=3 in=Louvain
pet friendly 1br antwerp center > beds=1 in=Anvers rest=pet friendly rest=center
house to rent tervuren 3 beds 2 baths garage > goal=rent type=4 beds=3 garage in=Tervuren rest=2 baths
place within 5km of louvain la neuve > near=Louvain-la-Neuve/5
shop to let namur high street > goal=rent type=7 in=Namur rest=high street
office space 150 m2 mechelen > type=5 area=150 in=Malines
epc b or better apartment ghent €1,000 > goal=rent type=2 max=1000 epc=B in=Gand
detached house with pool rhode saint genese > type=4 text=detached text=pool in=Rhode-Saint-Genèse
farmhouse ardennes with land > type=4 text=farmhouse in=ardennes rest=land
house 500-600k uccle > type=4 min=500000 max=600000 in=Uccle
student room liege > goal=rent text=student room in=Liège
new build apartments bruges no agency fees > type=2 new in=Bruges rest=no agency fees
ground floor flat with terrace belgian coast > type=2 text=ground floor terrace in=coast
cheap house charleroi > type=4 in=Charleroi rest=cheap
unfurnished 3 bed apartment woluwe > goal=rent type=2 beds=3 !furnished in=Woluwe-Saint-Lambert in=Woluwe-Saint-Pierre
warehouse zeebrugge 2000sqm > type=7 area=2000 in=Lissewege
dog ok garden 2 bedrooms hasselt rent > goal=rent beds=2 garden in=Hasselt rest=dog ok
looking for a quiet 2 bedroom flat near the european parliament > type=2 beds=2 rest=quiet rest=european parliament
rent house with garden kraainem up to 2500 eur > goal=rent type=4 max=2500 garden in=Kraainem
1 bdrm apt gent center <800 > goal=rent type=2 beds=1 max=800 in=Gand rest=center
villa knokke zoute sea view > type=4 text=sea view in=Knokke-Heist
3 bed semi detached zaventem > text=semi detached beds=3 in=Zaventem
fixer upper flanders below 200k > max=200000 in=02000 rest=fixer upper
appartment brusels > type=2 in=04000
flatshare room saint gilles €600 > goal=rent text=flatshare max=600 in=Saint-Gilles rest=room
4 bedrooms, 2 bathrooms, 200 sqm, sint genesius rode > beds=4 area=200 in=Rhode-Saint-Genèse rest=2 bathrooms
commercial property antwerp rental yield > type=7 in=Anvers
house 20 mins from brussels > type=4 near=Bruxelles/10 rest=20 mins
parking space leuven station > text=parking space in=Louvain rest=station
apartments between €900 and €1,200 in ghent > goal=rent type=2 min=900 max=1200 in=Gand
cottage with 2 acres ardennes > text=cottage land=8000 in=ardennes
flat not on ground floor antwerp > type=2 in=Anvers rest=not on ground floor
bnb guesthouse bruges > in=Bruges rest=bnb guesthouse
house price drop mons > type=4 reduced in=Mons
ready to move in 3 bed hasselt > beds=3 in=Hasselt rest=ready rest=move
energy label a house leuven > type=4 epc=A in=Louvain
off plan apartment ostend > type=2 new in=Ostende
house min 3br max 450000 euros 15km around wavre > type=4 beds=3 max=450000 near=Wavre/15
lofts in liege with lots of light > type=2 in=Liège rest=lots rest=light
unsold houses namur > type=4 available in=Namur
garage to rent ixelles > goal=rent text=garage in=Ixelles
land to build on, 8 ares, gembloux > type=6 land=800 in=Gembloux
1-bed flat Saint-Gilles, furnished, max €950/month > goal=rent type=2 beds=1 max=950 furnished in=Saint-Gilles
family house with garden near international school tervuren > type=4 garden in=Tervuren rest=international school
3BR house Wezembeek-Oppem €3000 per month > goal=rent type=4 beds=3 max=3000 in=Wezembeek-Oppem
apartment with 2+ bedrooms and parking, Leuven, between 300k and 400k > type=2 beds=2 min=300000 max=400000 garage in=Louvain
old farmhouse to renovate Condroz or Ardennes under 250,000 > type=4 text=farmhouse text=to renovate max=250000 in=ardennes in=61000 in=91030 in=91059 in=91064 in=92006 in=92054 in=92097 rest=old
want to buy flat in antwerp with south facing terrace > goal=sale type=2 terrace in=Anvers rest=south facing
office to let Ghent 300 sq m > goal=rent type=5 area=300 in=Gand
semi-detached, 4 bedrooms, Hoeilaart > text=semi-detached beds=4 in=Hoeilaart
building land min 800 m² Wavre > type=6 land=800 in=Wavre
no garden, no garage, just a small flat in Ostend > type=2 !garden !garage in=Ostende rest=just rest=small
sea front apartment Blankenberge 2 bedrooms max 300 000 euro > type=2 beds=2 max=300000 in=Blankenberge rest=sea front
house with energy label B or better within 25 km of Brussels > type=4 epc=B near=Bruxelles/25
vila with swiming pool waterloo > type=4 text=swimming pool in=Waterloo
energy efficient home below 100 kwh/m2 > epcMax=100 rest=energy efficient
white neighbourhood house antwerp > type=4 in=Anvers no=white neighbourhood
fully furnished flat flagey > goal=rent type=2 furnished in=Ixelles
single storey house walloon brabant > type=4 text=single storey in=20002
stone house on the lower floor, lake shore > type=4 rest=stone rest=lower floor rest=lake shore
two story house with pets namur > type=4 in=Namur rest=two story rest=pets
no unemployed people, studio ghent > text=studio in=Gand rest=people no=no unemployed
no EPC G house mechelen > type=4 epc=F in=Malines
turnkey house not near a motorway > type=4 text=turnkey rest=not near a motorway
mansion with park uccle 2 to 3 million > text=mansion min=2000000 max=3000000 in=Uccle rest=park
rent a furnished villa tervuren 3500 > goal=rent type=4 furnished max=3500 in=Tervuren
not interested in ground floor, flat 3 bedrooms uccle > type=2 beds=3 in=Uccle rest=not interested in ground floor
`;
