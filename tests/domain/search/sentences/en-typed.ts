/**
 * Sentences in English as people type them into the search box: short, without accents, with abbreviations and typing errors. By a writer who
 * had not seen the grammar; see `cases.ts` for the notation.
 */
export const ENGLISH_TYPED = `
2 bed flat ixelles > type=2 beds=2 in=Ixelles
2br apt brussels furnished > goal=rent type=2 beds=2 furnished in=04000
house tervuren near british school > type=4 in=Tervuren rest=british school
apartment for rent eu quarter max 1500 > goal=rent type=2 max=1500 rest=eu quarter
3 bedroom house waterloo garden garage > type=4 beds=3 garden garage in=Waterloo
under 300k ghent > max=300000 in=Gand
between 200 and 250k antwerp > min=200000 max=250000 in=Anvers
studio bruges cheap > text=studio in=Bruges rest=cheap
room for students leuven > goal=rent text=room for students in=Louvain
student room ghent > goal=rent text=student room in=Gand
no students apartment leuven > type=2 in=Louvain rest=no students
pet friendly flat etterbeek > type=2 in=Etterbeek rest=pet friendly
ground floor flat with garden uccle > type=2 text=ground floor garden in=Uccle
no lift > !lift
flat without elevator > type=2 !lift
sea view apartment ostend > type=2 text=sea view in=Ostende
penthouse knokke > text=penthouse in=Knokke
belgian coast apartment 2 bedrooms > type=2 beds=2 in=coast
ardennes cottage > text=cottage in=ardennes
within 15 km of namur > near=Namur/15
10 miles from brussels > near=Bruxelles/17
around leuven house 4 beds > type=4 beds=4 near=Louvain/10
townhouse schaerbeek > type=4 text=townhouse in=Schaerbeek
terraced house mechelen > type=4 text=terraced in=Malines
detached house walloon brabant > type=4 text=detached in=20002
semi detached waterloo > text=semi detached in=Waterloo
new build flat wavre > type=2 new in=Wavre
off plan apartments brussels > type=2 new in=04000
epc b or better > epc=B
energy class a house > type=4 epc=A
building plot 1000 sqm flemish brabant > type=6 land=1000 in=20001
plot of land limburg > type=6 in=70000
office space to let brussels 200m2 > goal=rent type=5 area=200 in=04000
shop for sale liege > goal=sale type=7 in=Liège
warehouse charleroi > type=7 in=Charleroi
investment property brussels region > type=3 in=04000
parking space ixelles rent > goal=rent text=parking space in=Ixelles
1200 pcm 1 bed > goal=rent beds=1 max=1200
€1,500 per month max > goal=rent max=1500
price max 450,000 house overijse > type=4 max=450000 in=Overijse
at least 3 bedrooms > beds=3
three bed house with a garage > type=4 beds=3 garage
big garden > garden rest=big
fixer upper house liege province > type=4 in=60000 rest=fixer upper
villa with pool lasne > type=4 text=pool in=Lasne
loft brussels canal > type=2 in=04000 rest=canal
antwerpen zurenborg flat > type=2 in=Anvers
waterloo or lasne or rixensart house > type=4 in=Waterloo in=Lasne in=Rixensart
life annuity > viager
vacant viager brussels > viager in=04000 rest=vacant
townhouse under 1.2 million > type=4 text=townhouse max=1200000
house for sale braine l'alleud > goal=sale type=4 in=Braine-l’Alleud
woluwe saint pierre 4 bed house > type=4 beds=4 in=Woluwe-Saint-Pierre
expat friendly brussels flat > type=2 in=04000 rest=expat friendly
unfurnished flat st gilles > goal=rent type=2 !furnished in=Saint-Gilles
short term let brussels > goal=rent in=04000 rest=short term
any apartment in 1000 brussels > type=2 in=Bruxelles
sold houses namur > type=4 !available in=Namur
flat max 800 utilities included liege > goal=rent type=2 max=800 in=Liège
duplex with rooftop terrace > text=duplex terrace
1 bed flat ixelles 900 max > goal=rent type=2 beds=1 max=900 in=Ixelles
3 bed house with garden max 600k tervuren or overijse > type=4 beds=3 max=600000 garden in=Tervuren in=Overijse
studio st josse > text=studio in=Saint-Josse-ten-Noode
loft antwerp docks > type=2 in=Anvers rest=docks
duplex with roof terrace leuven > text=duplex terrace in=Louvain
sea view flat ostend max 250k > type=2 text=sea view max=250000 in=Ostende
2 bed belgian coast under 200k > beds=2 max=200000 in=coast
holiday cottage ardennes with river > text=cottage in=ardennes rest=holiday rest=river
farmhouse with 2 hectares > type=4 text=farmhouse land=20000
building land 800 m2 near ghent > type=6 land=800 near=Gand/10
villa with pool and 1 ha land > type=4 text=pool land=10000
house epc c max mechelen > type=4 epc=C in=Malines
epc a new flat leuven > type=2 epc=A new in=Louvain
epc between a and c > epc=C
rented flat investment > type=2 rest=rented
building with 3 flats ghent > type=3 in=Gand rest=3 flats
shop 200 sqm hasselt > type=7 area=200 in=Hasselt
offices 100 sqm zaventem > type=5 area=100 in=Zaventem
warehouse 1000 sqm loading dock > type=7 area=1000 rest=loading dock
garage schaerbeek > text=garage in=Schaerbeek
house uccle 4 beds 2 baths garden max 750k > type=4 beds=4 max=750000 garden in=Uccle rest=2 baths
sint-pieters-woluwe 2 bed > beds=2 in=Woluwe-Saint-Pierre
watermael boitsfort house > type=4 in=Watermael-Boitsfort
auderghem 3 bed > beds=3 in=Auderghem
house 20 min from brussels > type=4 near=Bruxelles/10 rest=20 min
house 30 km from ghent > type=4 near=Gand/30
5 km around leuven > near=Louvain/5
leuven +10km > near=Louvain/10
leuven 10 km > near=Louvain/10
limburg villa 5 bedrooms > type=4 beds=5 in=70000
bruges or ghent or kortrijk > in=Bruges in=Gand in=Courtrai
walloon brabant or brussels house 500k > type=4 max=500000 in=20002 in=04000
flat not ground floor > type=2 rest=not ground floor
no ground floor flat please > type=2 rest=no ground floor
without renovation > rest=without renovation
heated pool > text=pool rest=heated
new or recent > rest=new or recent
built after 2000 > rest=built after 2000
120 sqm 3 bed 1 garage > beds=3 area=120 garage
from 700 to 850 euros > goal=rent min=700 max=850
max 700 all in > goal=rent max=700
short let furnished brussels > goal=rent furnished in=04000 rest=short
dog friendly house to rent with garden > goal=rent type=4 garden rest=dog friendly
still available > available
reduced price ghent > reduced in=Gand
no muslims area > no=no muslims
quiet neighbours > rest=quiet neighbours
nivelles house > type=4 in=Nivelles
wavre villa > type=4 in=Wavre
louvain-la-neuve flat > type=2 in=Louvain-la-Neuve
la hulpe > in=La Hulpe
waterloo international school > in=Waterloo rest=international school
mons house cheap > type=4 in=Mons rest=cheap
liege apartment 1 bed 60 sqm 600 > goal=rent type=2 beds=1 max=600 area=60 in=Liège
tournai > in=Tournai
arlon > in=Arlon
bastogne chalet > text=chalet in=Bastogne
durbuy > in=Durbuy
spa hotel > in=Spa rest=hotel
spa house > type=4 in=Spa
house with spa > type=4 rest=spa
german-speaking community house 4 bed > type=4 beds=4 in=ostbelgien
eupen flat > type=2 in=Eupen
flemish coast > in=coast
antwerp region > in=Anvers
ghent area > near=Gand/10
province of antwerp villa > type=4 in=10000
east flanders > in=40000
west flanders cottage > text=cottage in=30000
flemish brabant plot > type=6 in=20001
luxembourg > in=80000
i'm looking for a bright two bedroom apartment with terrace and parking in Brussels for max 1300 euros a month > goal=rent type=2 beds=2 max=1300 terrace garage in=04000 rest=bright
we want to buy a house in walloon brabant, at least 3 bedrooms, budget 450,000 euros > goal=sale type=4 beds=3 max=450000 in=20002
aparment ixeles 2 bedrom > type=2 beds=2 in=Ixelles
hous with gardn > type=4 garden
appartment in antwerpen > type=2 in=Anvers
2-bed apt, lift, balcony, max €1.1k > goal=rent type=2 text=balcony beds=2 max=1100 lift
5 bedroom house 800k-1m > type=4 beds=5 min=800000 max=1000000
€1.2m villa knokke > type=4 max=1200000 in=Knokke
house less than 250 000 > type=4 max=250000
rent max 1 000 > goal=rent max=1000
3-bed > beds=3
2bhk > beds=2
2 bedroom flat uccle max 1300 > goal=rent type=2 beds=2 max=1300 in=Uccle
3br house overijse > type=4 beds=3 in=Overijse
studio brussels 700 > goal=rent text=studio max=700 in=04000
apartment near flagey > type=2 near=Ixelles/10
flat in saint-gilles with balcony > type=2 text=balcony in=Saint-Gilles
house with garden in woluwe > type=4 garden in=Woluwe-Saint-Lambert in=Woluwe-Saint-Pierre
family home 4 beds tervuren up to 800k > type=4 beds=4 max=800000 in=Tervuren
townhouse ixelles 1m max > type=4 text=townhouse max=1000000 in=Ixelles
ghent loft under 400k > type=2 max=400000 in=Gand
antwerp apartment lift parking > type=2 lift garage in=Anvers
coast flat one bedroom > type=2 beds=1 in=coast
knokke villa > type=4 in=Knokke
holiday home durbuy > text=holiday home in=Durbuy
farm ardennes > text=farm in=ardennes
plot liege 1000m2 > type=6 land=1000 in=Liège
office brussels 50 sqm > type=5 area=50 in=04000
warehouse to let antwerp 500 sqm > goal=rent type=7 area=500 in=Anvers
shop ixelles > type=7 in=Ixelles
investment building charleroi > type=3 in=Charleroi
garage uccle > text=garage in=Uccle
epc b flat > type=2 epc=B
furnished studio leuven 600 > goal=rent text=studio max=600 furnished in=Louvain
pet friendly flat with garden > type=2 garden rest=pet friendly
ground floor brussels > text=ground floor in=04000
new apartment mechelen > type=2 new in=Malines
house under 200k hainaut > type=4 max=200000 in=50000
250-300k namur > min=250000 max=300000 in=Namur
between €1000 and €1300 2 bed > goal=rent beds=2 min=1000 max=1300
15km from leuven > near=Louvain/15
near waterloo > near=Waterloo/10
brussels 19 municipalities house > type=4 in=04000
1180 > in=Uccle
1050 flat > type=2 in=Ixelles
no agency fees > rest=no agency fees
bungalow flemish brabant > text=bungalow in=20001
villa pool 5 bed 1.5m > type=4 text=pool beds=5 max=1500000
life annuity coast > viager in=coast
`;

/** Sentences in English for kinds of expressions that were added later. */
export const ENGLISH_ADDED = `
1bd ixelles > beds=1 in=Ixelles
bedrooms: 3 > beds=3
€400-500k > min=400000 max=500000
900/mo > goal=rent max=900
flat to rent or buy > type=2
student housing leuven > goal=rent text=student housing in=Louvain
student accommodation ghent > goal=rent text=student accommodation in=Gand
home office > rest=home office
end of terrace > type=4 text=terraced
manor > text=mansion
antwerp zuid > in=Anvers
charleroi airport > in=Charleroi
brussels airport zaventem > in=Zaventem
30 minutes from brussels > near=Bruxelles/10 rest=30 minutes
within 30 min of leuven > near=Louvain/10 rest=30 min
epc rating better than c > epc=B
needs renovation > text=to renovate
new development > new
rooftop > terrace
parking not needed > rest=parking not needed
available now > available
under offer > rest=under offer
commercial unit > type=7
industrial land > type=6
parking spot brussels > text=parking spot in=04000
car park space > text=car park space
max 300 house for sale > goal=sale type=4 max=300000
house for sale max 300 > goal=sale type=4 max=300000
under 300 flat to buy > goal=sale type=2 max=300000
about 300 house for sale > goal=sale type=4 min=270000 max=330000
max 600 flat to rent > goal=rent type=2 max=600
flat to rent max 600 > goal=rent type=2 max=600
near flagey > near=Ixelles/10
near foobarplatz > rest=foobarplatz
near place du luxembourg > near=Ixelles/10
near grand place > rest=grand place
flat near gare du nord > type=2 near=Schaerbeek/10
flat within walking distance of leuven > type=2 in=Louvain rest=within walking distance
10 min walk from leuven > in=Louvain rest=10 min walk
10 min from foobarville > rest=10 min rest=foobarville
15 minutes by train from brussels > near=Bruxelles/10 rest=15 minutes by train
a stone's throw from ghent > near=Gand/10
flat near shops, restaurants and schools in ghent > type=2 in=Gand rest=shops rest=restaurants rest=schools
flat in ghent, shops nearby > type=2 in=Gand rest=shops
house near a farm > type=4 rest=farm
flat near my office > type=2 rest=office
office near the station > type=5 rest=station
shop near ghent > type=7 near=Gand/10
flat near the town hall > type=2 rest=town hall
flat near the opera house > type=2 rest=opera house
flat in ixelles near shops > type=2 in=Ixelles rest=shops
house half an hour from brussels > type=4 near=Bruxelles/10 rest=half an hour
`;
