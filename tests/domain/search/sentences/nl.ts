/** Sentences of visitors in Dutch, and what each asks for; see `cases.ts` for the notation. */
export const DUTCH = `
huis 3 slaapkamers Gent max 400.000 > type=4 beds=3 in=Gand max=400000
appartement te huur in Leuven > goal=rent type=2 in=Louvain
kot Leuven > text=kot in=Louvain
gelijkvloers appartement in Gent > text=gelijkvloers type=2 in=Gand
studio te huur > text=studio goal=rent
woning met tuin en garage > type=4 garden garage
ik zoek een huis met drie slaapkamers in Brugge > type=4 beds=3 in=Bruges
appartement aan zee met terras > type=2 in=coast terrace
appartement met zeezicht Oostende > type=2 text=zeezicht in=Ostende
huis onder 300.000 euro > type=4 max=300000
tussen 200.000 en 350.000 euro in Antwerpen > min=200000 max=350000 in=Anvers
bouwgrond Brugge > type=6 in=Bruges
grond van 500 m² > type=6 land=500
villa Knokke > type=4 in=Knokke
penthouse Antwerpen > text=penthouse in=Anvers
herenhuis Antwerpen > text=herenhuis in=Anvers
opbrengsteigendom Gent > type=3 in=Gand
kantoor te huur Brussel > goal=rent type=5 in=04000
handelspand Luik > type=7 in=Liège
winkel te huur in Luik > goal=rent type=7 in=Liège
nieuwbouw appartement Gent > new type=2 in=Gand
nieuwbouwwoning in Waver > new type=4 in=Wavre
nieuwbouwappartement Oostende > new type=2 in=Ostende
lijfrente Oostende > viager in=Ostende
huis in de Ardennen > type=4 in=ardennes
huis in Waals-Brabant > type=4 in=20002
appartement Brussels Gewest > type=2 in=04000
19 gemeenten appartement > type=2 in=04000
provincie West-Vlaanderen > in=30000
huis in Vlaanderen met tuin > type=4 in=02000 garden
omgeving Gent huis > type=4 near=Gand/10
huis in de omgeving van Namen > type=4 near=Namur/10
huis binnen 10 km van Gent > type=4 near=Gand/10
rond Brugge 15 km > near=Bruges/15
Gent en omgeving > near=Gand/10
appartement 2 slpk Oostende 350k > type=2 beds=2 in=Ostende max=350000
tweeslaapkamerappartement Gent > type=2 beds=2 in=Gand
drieslaapkamerwoning met garage > type=4 beds=3 garage
appartement met lift > type=2 lift
appartement zonder lift > type=2 !lift
gemeubeld appartement te huur in Brussel > furnished type=2 goal=rent in=04000
niet gemeubeld appartement > !furnished type=2
huis zonder tuin > type=4 !garden
EPC B of beter > epc=B
woning EPC C Gent > type=4 epc=C in=Gand
energielabel A > epc=A
huis met EPC-label D > type=4 epc=D
minstens 120 m² > area=120
appartement van minimum 90m2 > type=2 area=90
meer dan 4 slaapkamers > beds=5
vanaf 200.000 euro > min=200000
hoogstens 900 euro per maand > max=900 goal=rent
te huur 2 slaapkamers max 1100 Gent > goal=rent beds=2 max=1100 in=Gand
huren in Leuven > goal=rent in=Louvain
kopen in Gent > goal=sale in=Gand
huis te koop Eupen > goal=sale type=4 in=Eupen
huis Durbuy 250 000 € > type=4 in=Durbuy max=250000
€ 400 000 > max=400000
400.000 > max=400000
een half miljoen > max=500000
1,5 miljoen euro villa > max=1500000 type=4
ongeveer 300.000 euro > min=270000 max=330000
9000 Gent > in=Gand
huis 9000 > type=4 in=Gand
huizen te koop gent > type=4 goal=sale in=Gand
HUIS GENT > type=4 in=Gand
apartement Gent > type=2 in=Gand
appartment gent > type=2 in=Gand
huis Antwepen > type=4 in=Anvers
woning Namen of Dinant > type=4 in=Namur in=Dinant
hoeve met weide > text=hoeve rest=weide
boerderij te renoveren > text=boerderij text=te renoveren
rijwoning Gent > text=rijwoning in=Gand
halfopen bebouwing Brugge > text=halfopen bebouwing in=Bruges
vrijstaande woning met garage > text=vrijstaande type=4 garage
duplex met dakterras Gent > text=duplex terrace in=Gand
loft Luik > type=2 in=Liège
garagebox Antwerpen > text=garagebox in=Anvers
appartement met garagebox Leuven > type=2 garage in=Louvain
appartement met balkon > type=2 text=balkon
huis met zwembad > type=4 text=zwembad
rustig huis in Gent > type=4 in=Gand rest=rustig
licht appartement > type=2 rest=licht
huis dicht bij het station > type=4 rest=station
geen buitenlanders > no=geen buitenlanders
appartement geen kinderen > type=2 no=geen kinderen
alleen voor Belgen huis > type=4 no=Belgen
beschikbaar appartement Namen > available type=2 in=Namur
verkochte huizen > !available type=4
nog niet verkocht huis Gent > available type=4 in=Gand
geen lijfrente > !viager
magazijn Eupen > type=7 in=Eupen
chalet Durbuy > text=chalet in=Durbuy
huis Elsene > type=4 in=Ixelles
villa Ukkel met zwembad > type=4 in=Uccle text=zwembad
appartement Sint-Gillis > type=2 in=Saint-Gilles
arrondissement Halle-Vilvoorde > in=23000
Duitstalige Gemeenschap huis > in=ostbelgien type=4
investering in Luik > type=3 in=Liège
drie slaapkamers, tuin, Waterloo, tot 600.000 > beds=3 garden in=Waterloo max=600000
belegging appartementsgebouw > type=3
`;
