/** Sentences of visitors in Dutch, and what each asks for; see `cases.ts` for the notation. */
export const DUTCH = `
huis 3 slaapkamers Gent max 400.000 > type=4 beds=3 in=Gand max=400000
appartement te huur in Leuven > goal=rent type=2 in=Louvain
kot Leuven > goal=rent text=kot in=Louvain
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
herenhuis Antwerpen > type=4 text=herenhuis in=Anvers
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
niet gemeubeld appartement > goal=rent type=2 !furnished
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
rijwoning Gent > type=4 text=rijwoning in=Gand
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
huis 3 slpk te koop gent max 350.000 > goal=sale type=4 beds=3 max=350000 in=Gand
appt 2slk antwerpen huren onder 900 > goal=rent type=2 beds=2 max=900 in=Anvers
nieuwbouwapp knokke zeezicht > type=2 text=zeezicht new in=Knokke
open bebouwing met tuin regio leuven > text=open bebouwing garden near=Louvain/10
rijwoning te renoveren mechelen tot 250k > type=4 text=rijwoning text=te renoveren max=250000 in=Malines
gelijkvloers app met tuintje hasselt > type=2 text=gelijkvloers garden in=Hasselt
studentenkamer leuven max 450 euro > goal=rent text=studentenkamer max=450 in=Louvain
bouwgrond 8 are oost vlaanderen > type=6 land=800 in=40000
hoeve met 2 hectare limburg > text=hoeve land=20000 in=70000
huis met 4 slaapkamers, zwembad, brasschaat > type=4 text=zwembad beds=4 in=Brasschaat
kantoorruimte 200m² te huur zaventem > goal=rent type=5 area=200 in=Zaventem
garagebox kopen deurne > goal=sale text=garagebox in=Deurne in=Deurne
woning epc a of b vilvoorde > type=4 epc=B in=Vilvorde
woning tussen 300 en 400 duizend in aalst > type=4 min=300000 max=400000 in=Alost
dakappartement met lift oostende > text=dakappartement lift in=Ostende
vakantiehuis ardennen 3 slaapkamers > type=4 text=vakantiehuis beds=3 in=ardennes
handelspand met woonst kortrijk > type=7 in=Courtrai
instapklare woning max 325000€ sint niklaas > type=4 max=325000 in=Saint-Nicolas rest=instapklare
app 1000 brussel gemeubeld 1 slaapkamer > goal=rent type=2 beds=1 furnished in=Bruxelles
huis kopen brugge 15km errond > goal=sale type=4 near=Bruges/15
halfopen bebouwing 3 slpks garage turnhout > text=halfopen bebouwing beds=3 garage in=Turnhout
loft antwerpen t zuid min 120 m2 > type=2 area=120 in=Anvers
huisdieren toegelaten appartement te huur genk > goal=rent type=2 in=Genk rest=huisdieren toegelaten
magazijn 1000m2 west-vlaanderen > type=7 area=1000 in=30000
assistentiewoning lier serviceflat > type=2 text=assistentiewoning in=Lierre
ik zoek een klein huisje met tuin in de buurt van Halle > type=4 garden near=Hal/10 rest=klein
app 3 slk + garage wilrijk < 350000 > type=2 beds=3 max=350000 garage in=Wilrijk
te huur: appartement 1 slpk centrum brugge 750/maand > goal=rent type=2 beds=1 max=750 in=Bruges rest=centrum
huis 9000 gent 3 kamers > type=4 beds=3 in=Gand
villa kapellen 5 slaapkamers min 2000m2 grond > type=4 beds=5 land=2000 in=Kapellen
loods te huur roeselare min. 500 m² > goal=rent type=7 area=500 in=Roulers
appartment met 2 badkamers en terras nieuwpoort > type=2 terrace in=Nieuport rest=2 badkamers
opbrengsteigendom gent 5 units > type=3 in=Gand rest=5 units
hele oude hoeve te renoveren hageland > text=hoeve text=te renoveren in=24000 rest=hele oude
kot gent vanaf september > goal=rent text=kot in=Gand rest=september
nieuwbouwwoning vl-brabant 500k > type=4 max=500000 new in=20001
gezinswoning met bureau aan huis tienen > type=4 text=bureau in=Tirlemont
winkelpand huren mechelen bruul > goal=rent type=7 in=Malines rest=bruul
staanplaats kopen antwerpen > goal=sale text=staanplaats in=Anvers
woonst 2 slk ieper, mag te renoveren > text=te renoveren beds=2 in=Ypres rest=mag
app zeedijk middelkerke 2sl max 300 000 > type=2 beds=2 max=300000 in=Middelkerke rest=zeedijk
energiezuinige woning epc label A, omg. Geel > type=4 epc=A near=Geel/10 rest=energiezuinige
huis van 250 tot 300.000 beveren > type=4 min=250000 max=300000 in=Beveren in=Beveren
verhuur kantoor 80m2 hasselt > goal=rent type=5 area=80 in=Hasselt
lijfrente woning kust > type=4 viager in=coast
grond 500m2 landelijk gelegen poperinge > type=6 land=500 in=Poperinge rest=landelijk gelegen
duplex met dakterras borgerhout > text=duplex terrace in=Borgerhout
huurhuis 3 slpk max €1100 regio aalst hond toegelaten > goal=rent type=4 beds=3 max=1100 near=Alost/10 rest=hond toegelaten
villa te koop sint-martens-latem of deurle > goal=sale type=4 in=Sint-Martens-Latem in=Deurle
Huis met grote tuin en garage omgeving Aalst max. 375.000 > type=4 max=375000 garden garage near=Alost/10 rest=grote
app 2 slpk + terras + staanplaats, Berchem (Antwerpen) > type=2 beds=2 terrace garage in=Berchem
3 slpk woning m. tuin Kessel-Lo tot 450K > type=4 beds=3 max=450000 garden in=Kessel-Lo
studio te huur Gent Zuid rond 650 euro > goal=rent text=studio min=585 max=715 in=Gand
bungalow op 10 are in Limburg > text=bungalow land=1000 in=70000
huis te koop 8400 > goal=sale type=4 in=Ostende
nieuwbouw appartement Roeselare, BEN, vanaf 250.000 > type=2 min=250000 new in=Roulers rest=BEN
grote loft met dakterras, Gent, max 1600 per maand > goal=rent type=2 max=1600 terrace in=Gand rest=grote
gemeubeld app korte termijn Leuven centrum > goal=rent type=2 furnished in=Louvain rest=korte termijn rest=centrum
huis zonder renovatie 4slpk Tervuren of Overijse > type=4 beds=4 in=Tervuren in=Overijse rest=zonder renovatie
bouwgrond voor open bebouwing Zottegem > type=6 text=open bebouwing in=Zottegem
opslagruimte/garage te huur Mortsel 100m2 > goal=rent type=7 area=100 garage in=Mortsel
perceel bouwgrond minstens 10 are Bornem > type=6 land=1000 in=Bornem
huren rond de 850 euro kosten inbegrepen mortsel > goal=rent min=765 max=935 in=Mortsel
bungalow op gelijkvloers Kempen > text=bungalow text=gelijkvloers in=13000
huis in de Westhoek > type=4 in=32000 in=33000 in=38000
huis in blanke buurt > type=4 no=blanke buurt
woning voor gezin met 3 kinderen mol > type=4 in=Mol
woning achter het station, 20 meter breed > type=4 rest=achter rest=station rest=20 meter breed
zicht op het water of de Schelde, appartement > type=2 rest=zicht rest=water rest=Schelde
appartement met balken en hoge ramen > type=2 rest=balken rest=hoge ramen
geen EPC E, F of G, huis Gent > type=4 epc=D in=Gand
huis sleutel op de deur eilandje > type=4 text=sleutel op de deur in=Anvers
huis onder 200 kWh/m² > type=4 epcMax=200
kangoeroewoning Herentals > type=4 in=Herentals rest=kangoeroewoning
rijhuisje aalst of ninove niet te duur > type=4 text=rijhuis in=Alost in=Ninove rest=niet te duur
villa brasschaat tussen 1 en 1,5 miljoen > type=4 min=1000000 max=1500000 in=Brasschaat
driegevelwoning temse 3 slpkamers tot 325 dzd euro > type=4 text=driegevelwoning beds=3 max=325000 in=Tamise
opbrengsthuis met 3 studio's gent > type=3 text=studio in=Gand rest=3
penthouse hasselt twee parkeerplaatsen > text=penthouse garage in=Hasselt rest=twee
liever geen appartement, huis in Mol > type=4 in=Mol rest=liever geen appartement
`;
