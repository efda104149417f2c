/** Sentences of visitors in English, and what each asks for; see `cases.ts` for the notation. */
export const ENGLISH = `
Brussels flat with terrace > in=04000 type=2 terrace
3 bedroom house in Namur under 400,000 > beds=3 type=4 in=Namur max=400000
2-bedroom flat to let in Leuven > beds=2 type=2 goal=rent in=Louvain
apartment for rent Brussels furnished > type=2 goal=rent in=04000 furnished
studio to rent in Liège > text=studio goal=rent in=Liège
student room Leuven > text=student room in=Louvain
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
farmhouse Wavre > text=farmhouse in=Wavre
townhouse in Antwerp > text=townhouse in=Anvers
castle in Wallonia > text=castle in=03000
loft Liège > type=2 in=Liège
flat with lift > type=2 lift
flat without lift > type=2 !lift
unfurnished apartment > !furnished type=2
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
terraced house Ghent > text=terraced house in=Gand
flat to renovate > type=2 text=to renovate
chalet Durbuy > text=chalet in=Durbuy
garage for sale Antwerp > text=garage goal=sale in=Anvers
property in Knokke > in=Knokke
house in Jambes > type=4 in=Jambes
house with 1000 m² of land > type=4 land=1000
budget 300,000 three bedrooms garden Liège > max=300000 beds=3 garden in=Liège
rent 2 bedrooms Ixelles 1900 > goal=rent beds=2 in=Ixelles max=1900
house close to Ghent, garden, EPC C, max 400k > type=4 near=Gand/10 garden epc=C max=400000
`;
