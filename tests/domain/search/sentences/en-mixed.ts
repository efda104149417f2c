/** English sentences with several numbers, words for land beside a home, greetings, quarters and other forms of words. */
export const ENGLISH_MIXED = `
land between 500 and 800 sqm > land=500 type=6
house for sale between 150 and 200 m2 > area=150 goal=sale type=4
flat from 80 to 100 sqm to buy > area=80 goal=sale type=2
warehouse 5000 to 8000 sqm > area=5000 type=7
15 ares of land, townhouse > land=1500 text=townhouse type=4
plot of 1000 m2 with a house > land=1000 type=4
land of 800 m², 4 bedrooms > beds=4 land=800
with a garden 3000 leuven 120 m² house > area=120 garden in=louvain type=4
without garden at least 90 m² office > !garden area=90 type=5
with parking, office to rent > garage goal=rent type=5
house for sale max €1500 > goal=sale rest=1500 type=4
EU quarter flat > rest=eu quarter type=2
flat close to schuman > near=bruxelles/10 type=2
brussels up to 275k > in=04000 max=275000
short stay brussels > in=04000 rest=short stay
brussels 1000-1050 > in=bruxelles in=ixelles
half a hectare ardennes > in=ardennes land=5000
do you have any houses in ghent? > in=gand type=4
hi, is there anything in leuven under 300k > in=louvain max=300000
flat w/ balcony > text=balcony type=2
3 or more bedrooms > beds=3
ghent and surroundings 1000€ > goal=rent max=1000 near=gand/10
3 bedrooms max price 300k > beds=3 max=300000
2-bed max price: 250,000 > beds=2 max=250000
surface min 90 €900/month > area=90 goal=rent max=900
budget 950 min. 85 m² > area=85 goal=rent max=950
EPC: A bedrooms: 3 15 ares of land > beds=3 epc=a land=1500
retail unit namur > in=namur type=7
duplex, plot of 1000 m² > land=1000 text=duplex
apartment for sale between 80 and 120 sqm Ghent > area=80 goal=sale in=gand type=2
villa between 250 and 400 sqm > area=250 type=4
office to let between 100 and 300 sqm > area=100 goal=rent type=5
land between 500 sqm and 800 sqm > land=500 type=6
warehouse 4000-5000 sqm > area=4000 type=7
plot of 1000 m2, villa Lasne > in=lasne land=1000 type=4
15 ares, house Spa > in=spa land=1500 type=4
land of 800 sqm or a house > land=800 type=4 type=6
2 hectares of land with farmhouse > land=20000 text=farmhouse type=4
house 90 sqm no garden > !garden area=90 type=4
house garden terrace 140 sqm > area=140 garden terrace type=4
with lift, office Ghent > in=gand lift type=5
flat with office and terrace > terrace text=office type=2
EPC B minimum, flat 250,000 > epc=b max=250000 type=2
EPC C max 300,000 > epc=c max=300000
villa 3080 to 900,000 > in=tervuren max=900000 type=4
flat 9000 € 180,000 > in=gand max=180000 type=2
studio 3000 €700 > goal=rent in=louvain max=700 text=studio
house 450 000 210 sqm > area=210 max=450000 type=4
bedrooms: 2 275 000 > beds=2 max=275000
villa for sale 2000 € > goal=sale rest=2000 € type=4
to buy max 1500 euros flat > goal=sale rest=1500 euros type=2
house for sale 900 euros per month > goal=sale rest=900 euros per month type=4
Antwerp Eilandje Deurne > in=anvers in=deurne
neighbourhood Sablon > in=bruxelles
quiet neighbourhood in Ghent > in=gand rest=quiet neighbourhood
3 km from the station of Ghent > near=gand/3 rest=station
1 km from the centre of Mechelen > near=malines/1 rest=centre
are there flats to rent in Hasselt > goal=rent in=hasselt type=2
good morning, do you have a villa in Schilde > in=schilde type=4
what can I buy for 250k > goal=sale max=250000
thanks, studio Liege > in=liege text=studio
house w/ garage > garage type=4
house w garden Ghent > garden in=gand type=4
cottages > text=cottage
bungalows by the sea > in=coast text=bungalow
castles > text=castle
2 or more bedrooms Aalst > beds=2 in=alost
4 and more bedrooms > beds=4
2 or more bathrooms > rest=2 or more bathrooms
Aalst and surroundings 900 euros > goal=rent max=900 near=alost/10
Leuven area 400k > max=400000 near=louvain/10
2 bedrooms max budget 900 > beds=2 goal=rent max=900
4 bed max. price 500k > beds=4 max=500000
1 hectare max price 200k > land=10000 max=200000
living area 120 sqm Ghent 900 rent > area=120 goal=rent in=gand max=900
500 000 bedrooms: 4 > beds=4 max=500000
4 bedrooms minimum 450,000 > beds=4 max=450000
900 max. 2 bedrooms Ghent > beds=2 goal=rent in=gand max=900
bedrooms: 2 min. 70 sqm > area=70 beds=2
Leuven up to 300k > in=louvain max=300000
Ghent under 900 > goal=rent in=gand max=900
long stay Antwerp > in=anvers rest=long stay
surface min 60 studio > area=60 text=studio
half hectare plot > land=5000 type=6
storefront Bruges > in=bruges type=7
3 bdrm apt w/ parking Brussels 1150 > beds=3 garage in=woluwe-saint-pierre type=2
nice house with large garden near the German border > garden rest=german border rest=large rest=nice type=4
house Tervuren British school > in=tervuren rest=british school type=4
long term rental furnished 2 bedrooms Ixelles €1800 > beds=2 furnished goal=rent in=ixelles max=1800 rest=long term
short stay Brussels > in=04000 rest=short stay
I want to buy an apartment in Gent for less than 250 000 euro > goal=sale in=gand max=250000 type=2
property in Wallonia with 1 hectare > in=03000 land=10000
cottage in the Ardennes under 200k > in=ardennes max=200000 text=cottage
3-4 bed family home with garden, Waterloo/Rhode, max €2,500 pm > beds=3 garden goal=rent in=rhode-saint-genese in=waterloo max=2500 type=4
flat not on the ground floor Leuven > in=louvain rest=not on the ground floor type=2
cheapest studio in Antwerp > in=anvers rest=cheapest text=studio
duplex 2 terraces > rest=2 terrace text=duplex
garage for 2 cars Uccle house > garage in=uccle rest=2 cars type=4
house, Ghent, 3 beds, 2 baths, garden, <450k > beds=3 garden in=gand max=450000 rest=2 baths type=4
1-bed apartment €850/month Mechelen > beds=1 goal=rent in=malines max=850 type=2
apartments for sale in Knokke with sea view from 500k > goal=sale in=knokke min=500000 text=sea view type=2
Sint-Genesius-Rode villa > in=rhode-saint-genese type=4
Brussels 1000-1050 > in=bruxelles in=ixelles
any houses in Bruge? > in=bruges type=4
Antwerpen flat 2 bedrom elevetor > beds=2 in=anvers lift type=2
appt Bruxelles 1 room 700 > goal=rent in=04000 max=700 rest=1 room type=2
building with 3 apartments Charleroi > in=charleroi rest=3 apartments type=3
sea front Blankenberge > in=blankenberge rest=sea front
detached bungalow Hainaut > in=50000 text=bungalow text=detached
apartment with 20 sqm terrace and 95 sqm > area=95 rest=20 sqm terrace type=2
flat with terrace of 40 sqm > rest=40 sqm terrace type=2
flat 90 sqm balcony 8 sqm > area=90 rest=8 sqm text=balcony type=2
Hello, my husband and I are relocating to Brussels in March and need a furnished 2 bedroom apartment near the European School in Uccle, budget 2000 euros > beds=2 furnished goal=rent in=uccle max=2000 rest=european school rest=husband rest=march rest=relocating type=2
family of four looking for 3 bed house with garden in Tervuren or Overijse to rent up to 3000 per month > beds=3 garden goal=rent in=overijse in=tervuren max=3000 rest=four type=4
95 sqm apartment with 20 sqm terrace in Etterbeek > area=95 in=etterbeek rest=20 sqm terrace type=2
apartment third floor with elevator Ixelles > in=ixelles lift rest=third floor type=2
studio 25 sqm Ghent 650 all in > area=25 goal=rent in=gand max=650 text=studio
garage for sale Antwerp 25,000 > goal=sale in=anvers max=25000 text=garage
parking spot Brussels 120 a month > goal=rent in=04000 max=120 text=parking spot
3 bed, 2 bath, 150 sqm, garden 400 sqm, Waterloo, €2500 pcm > area=150 beds=3 garden goal=rent in=waterloo land=400 max=2500 rest=2 bath
office 60 m2 with parking Mechelen max 1200 > area=60 garage goal=rent in=malines max=1200 type=5
new apartment delivery 2027 Namur > in=namur new rest=delivery 2027 type=2
RENT HOUSE LEUVEN 3BED GARDEN 1600EUR > beds=3 garden goal=rent in=louvain max=1600 type=4
villa 4000m2 land Lasne 1.5M > in=lasne land=4000 max=1500000 type=4
Liege house 4 bed under 250k with garage > beds=4 garage in=liege max=250000 type=4
Mons apartment 2 bed to buy > beds=2 goal=sale in=mons type=2
house in Halle > in=hal type=4
Louvain flat > in=louvain type=2
house with 2 garages > garage rest=2 type=4
ground floor apartment with garden in 1180 > garden in=uccle text=ground floor type=2
penthouse for 900k or less in Antwerp > in=anvers max=900000 text=penthouse
energy efficient house EPC A or B Leuven > epc=b in=louvain rest=energy efficient type=4
properties under option in Namur > in=namur rest=under option
house 350,000 > max=350000 type=4
house £350,000 > max=350000 type=4
house $350,000 > max=350000 type=4
house €350,000.00 > max=350000 type=4
house 350k euro > max=350000 type=4
house 1.2m > max=1200000 type=4
house 1.2 M euros > max=1200000 type=4
house half a million > max=500000 type=4
house one million > max=1000000 type=4
house a million euros > max=1000000 type=4
house up to a million > max=1000000 type=4
house around 350k > max=385000 min=315000 type=4
house circa 350k > max=385000 min=315000 type=4
house 300-350K > max=350000 min=300000 type=4
flat 1,200 pm > goal=rent max=1200 type=2
flat 1.2k > goal=rent max=1200 type=2
flat €1200 pcm > goal=rent max=1200 type=2
flat 1200 EUR/month > goal=rent max=1200 type=2
flat 1200 p/m > goal=rent max=1200 type=2
3 bed > beds=3
3-bedroomed > beds=3
three-bedroom flat > beds=3 type=2
3bhk > beds=3
2/3 bed > beds=2
2 double bedrooms > beds=2 rest=double
room to rent Ghent > goal=rent in=gand rest=room
master bedroom > rest=master bedroom
guest room > rest=guest room
4+ beds > beds=4
house 3 bedrooms office garage > beds=3 garage text=office type=4
2 double bedrooms flat > beds=2 rest=double type=2
house 4 bed office garden Leuven > beds=4 garden in=louvain text=office type=4
1050 Brussels 1000€ > goal=rent in=ixelles max=1000
Greater Antwerp > in=anvers rest=greater
Ghent city centre > in=gand rest=city centre
Brussels outskirts > in=04000 rest=outskirts
outskirts of Brussels > near=bruxelles/10
commuting distance of Brussels > in=04000 rest=commuting distance
20km radius Leuven > near=louvain/20
no more than 10 km from Ghent > near=gand/10
between Ghent and Bruges > in=bruges in=gand
south of Brussels > in=04000 rest=south
postcode 1050 > in=ixelles
zip 9000 > in=gand
Brussels and surrounding area > near=bruxelles/10
Leuven or nearby > near=louvain/10
still available house Namur > available in=namur type=4
houses not sold > available type=4
sold apartments Ghent > !available in=gand type=2
viager apartment coast > in=coast type=2 viager
tenanted flat for sale Antwerp > goal=sale in=anvers rest=tenanted type=2
new builds Namur > in=namur new
recently built house Leuven > in=louvain rest=built type=4
furnished studio short term Leuven > furnished goal=rent in=louvain rest=short term text=studio
two garages > rest=two text=garages
no garage no garden > !garage !garden
lift essential > lift rest=essential
EPC A to C Leuven > epc=c in=louvain
EPC below 150 > epcMax=150
3 bedroms ghnet > beds=3 in=gand
house for sael mons > goal=sale in=mons type=4
maisonette or duplex Brussels > in=04000 rest=maisonette or duplex
mews house Brussels > in=04000 rest=mews type=4
house with annex > rest=annex type=4
Airbnb investment Bruges > in=bruges rest=airbnb type=3
kWh 100 flat > epcMax=100 type=2
flat or townhouse Ghent > in=gand rest=townhouse type=2 type=4
house or flat Ghent > in=gand type=2 type=4
flat/house > type=2 type=4
house with garage or parking > garage type=4
villa or country house > rest=country house type=4
land or house Spa > in=spa type=4 type=6
studio or one bedroom flat > rest=studio or one bedroom type=2
furnished or unfurnished > goal=rent rest=furnished or unfurnished
1 or 2 bed > beds=1
house 6 m wide > rest=6 m wide type=4
villa 1.2m Lasne > in=lasne max=1200000 type=4
house up to 2m > max=2000000 type=4
house 3m Brussels > in=04000 max=3000000 type=4
villa 2m in Lasne > in=lasne max=2000000 type=4
€2m villa > max=2000000 type=4
Avenue de Tervuren flat > rest=avenue de tervuren type=2
Waterloo road > in=waterloo rest=road
house available in 3 months > available rest=3 months type=4
available next month house > available rest=next month type=4
10 acres Ardennes > in=ardennes land=40400
2 acres > land=8000
1500 sq ft flat > area=139 type=2
1500 square feet > area=139
500 m from station > rest=500 m rest=station
living room 40 sqm flat 100 sqm > area=100 rest=living room 40 sqm type=2
`;
