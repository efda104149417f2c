/** Sentences in Dutch as house hunters say and type them, by a third writer, who had not seen the grammar; see `cases.ts` for the notation. */
export const DUTCH_SAID = `
rijwoning 3 slaapkamers Aalst > type=4 text=rijwoning beds=3 in=Alost
gelijkvloers app met tuin Deurne te huur > goal=rent type=2 text=gelijkvloers garden in=Deurne in=Deurne
bel-etage te koop Mortsel > goal=sale text=bel-etage in=Mortsel
opbrengsteigendom Gent max 800k > type=3 max=800000 in=Gand
handelspand te huur Meir Antwerpen > goal=rent type=7 in=Anvers rest=Meir
garagebox kopen Gent > goal=sale text=garagebox in=Gand
bouwgrond 800m² Lier > type=6 land=800 in=Lierre
grond voor open bebouwing 10 are Zottegem > type=6 text=open bebouwing land=1000 in=Zottegem
kot te huur Leuven onder 450 euro > goal=rent text=kot max=450 in=Louvain
studio Brussel gemeubeld 750 per maand > goal=rent text=studio max=750 furnished in=04000
huis tussen 200 en 300 duizend Mechelen > type=4 min=200000 max=300000 in=Malines
huis tss 250k en 350k regio Hasselt > type=4 min=250000 max=350000 near=Hasselt/10
max 1200 te koop > goal=sale max=1200000
huis max 1,2 mio Brasschaat > type=4 max=1200000 in=Brasschaat
villa tot 1,5 miljoen Sint-Martens-Latem met zwembad > type=4 text=zwembad max=1500000 in=Sint-Martens-Latem
€ 400000 huis Kortrijk > type=4 max=400000 in=Courtrai
huis 400.000 Roeselare 4slpk > type=4 beds=4 max=400000 in=Roulers
appartement Rijsel > type=2 rest=Rijsel
huis Bergen > type=4 in=Mons
huis te koop Tournai > goal=sale type=4 in=Tournai
Borgworm huis met tuin > type=4 garden in=Waremme
huis Jodoigne 3 slk > type=4 beds=3 in=Jodoigne
Waver of Nijvel huis > type=4 in=Wavre in=Nivelles
huis te kooop in anwterpen > goal=sale type=4 in=Anvers
appartemnt gent 2 slaapkamrs > type=2 beds=2 in=Gand
HUIS TE HUUR SINT NIKLAAS 3 SLPK > goal=rent type=4 beds=3 in=Saint-Nicolas
st truiden huis 3 slpkmrs > type=4 beds=3 in=Saint-Trond
's-Gravenwezel villa > type=4 in=’s-Gravenwezel
's gravenbrakel huis > type=4 in=Braine-le-Comte
woning met 3 slaapkamers, tuin, garage, Leuven, max 450000 > type=4 beds=3 max=450000 garden garage in=Louvain
te Brugge 2 slaapkamers appartement met lift en terras > type=2 beds=2 lift terrace in=Bruges
appartement zonder lift oké Oostende > type=2 !lift in=Ostende rest=oké
huisdieren toegelaten appartement te huur Gent > goal=rent type=2 in=Gand rest=huisdieren toegelaten
app met hond Antwerpen > type=2 in=Anvers rest=hond
epc a huis nieuwbouw Turnhout > type=4 epc=A new in=Turnhout
epc label B of beter, regio Leuven > epc=B near=Louvain/10
EPC onder 100 kwh huis Limburg > type=4 epcMax=100 in=70000
huis met zonnepanelen en laadpaal West-Vlaanderen > type=4 text=zonnepanelen in=30000 rest=laadpaal
aan zee appartement 1 slaapkamer met zeezicht > type=2 text=zeezicht beds=1 in=coast
app Knokke Heist zeedijk frontaal > type=2 in=Knokke-Heist rest=zeedijk frontaal
chalet Ardennen onder 150 000 > text=chalet max=150000 in=ardennes
hoeve met stallen Pajottenland > text=hoeve in=23009 in=23016 in=23044 in=23064 in=23077 in=23086 in=23097 in=23104 in=23105 in=23106 rest=stallen
huis in 9000 > type=4 in=Gand
2018 appartement nieuwbouw > type=2 new in=Anvers
19 gemeenten appartement 2 slpk max 1100/maand > goal=rent type=2 beds=2 max=1100 in=04000
binnen 10 km van Aarschot woning > type=4 near=Aarschot/10
woning op 25 km van Gent max 15 min van station > type=4 near=Gand/25 rest=15 min rest=station
in de buurt van Gent-Sint-Pieters > near=Gand/10
vlakbij station Mechelen app > type=2 in=Malines rest=station
huis of appartement Vilvoorde of Zaventem > type=4 type=2 in=Vilvorde in=Zaventem
magazijn met kantoor 500m2 Waregem > type=7 text=kantoor area=500 in=Waregem
kantoorruimte te huur Brussel 300 m2 > goal=rent type=5 area=300 in=04000
horeca zaak over te nemen Brugge > type=7 text=horeca in=Bruges
lijfrente huis kust > type=4 viager in=coast
lijfrente onbezet Gent > viager in=Gand rest=onbezet
nog niet verkocht huis Dilbeek > type=4 available in=Dilbeek
enkel beschikbare panden Halle > available in=Hal
huis bij Halle > type=4 near=Hal/10
te renoveren woning gent dampoort > type=4 text=te renoveren in=Gand
geen buitenlanders appartement Antwerpen > type=2 in=Anvers no=geen buitenlanders
appartement in joodse buurt antwerpen > type=2 in=Anvers rest=buurt no=joodse
enkel voor Vlamingen, huis te huur Ninove > goal=rent type=4 in=Ninove no=Vlamingen
appartement voor koppel zonder kinderen Gent > type=2 in=Gand no=zonder kinderen
huis vanaf 150m2 bewoonbare oppervlakte Ieper > type=4 area=150 in=Ypres
minstens drie slaapkamers en 2 badkamers te Genk > beds=3 in=Genk rest=2 badkamers
arrondissement Dendermonde huis 275000 euro > type=4 max=275000 in=42000
huis Vlaamse rand > type=4 in=23000
instapklaar rustig gelegen woning Meise > type=4 in=Meise rest=instapklaar rustig gelegen
wij zoeken iets ruim om te kopen met bureau en hobbykamer rond Tienen, liefst onder 375k > goal=sale text=bureau max=375000 near=Tirlemont/10 rest=ruim rest=hobbykamer
wij zijn op zoek naar een huis met drie slaapkamers en tuin in de buurt van Aalst, budget max driehonderdduizend > type=4 beds=3 max=300000 garden near=Alost/10
appartement 1 slpk Gent centrum max 850 euro huur > goal=rent type=2 beds=1 max=850 in=Gand rest=centrum
duplex 2 slpk + bureau Leuven > text=duplex text=bureau beds=2 in=Louvain
huizen te koop Lokeren/Zele > goal=sale type=4 in=Lokeren in=Zele
sint genesius rode villa max 1.250.000€ > type=4 max=1250000 in=Rhode-Saint-Genèse
Heist op den Beg woning > type=4 in=Heist-op-den-Berg
woning zonder renovatie Diest garage verplicht > type=4 garage in=Diest rest=zonder renovatie rest=verplicht
te huur app Hasselt huisdieren ok > goal=rent type=2 in=Hasselt rest=huisdieren ok
zuidgericht terras 90m² minimum appartement Berchem > type=2 area=90 terrace in=Berchem in=Berchem rest=zuidgericht
huis of bouwgrond Maasmechelen > type=4 type=6 in=Maasmechelen
EPC A+ nieuwbouwwoning Aarschot > type=4 epc=A new in=Aarschot
studio antwerpen 700 all in > goal=rent text=studio max=700 in=Anvers
klein appartement met zicht op Schelde > type=2 rest=klein rest=zicht rest=Schelde
anderhalf miljoen villa Keerbergen > type=4 max=1500000 in=Keerbergen
handelszaak met woonst Ninove > type=7 in=Ninove
garage te koop oostende max 40000 > goal=sale text=garage max=40000 in=Ostende
buurt zonder moslims huis Vilvoorde > type=4 in=Vilvorde rest=buurt no=zonder moslims
huis aan de rand van het bos Kasterlee > type=4 in=Kasterlee rest=rand rest=bos
vakantiehuisje Durbuy of La Roche > type=4 text=vakantiehuis in=Durbuy in=La Roche-en-Ardenne
2de verblijf zee max 200k > text=tweede verblijf max=200000 in=coast
app ts 900 en 1100 euro Mechelen > goal=rent type=2 min=900 max=1100 in=Malines
slaapkamers: 4 huis Brasschaat > type=4 beds=4 in=Brasschaat
loods met parking voor vrachtwagens Bornem > type=7 garage in=Bornem rest=vrachtwagens
huis Luik of Namen > type=4 in=Liège in=Namur
`;

/** Sentences for each kind of phrase: numbers in letters, ranges, excluded places, labels, words that look like places. */
export const DUTCH_BY_KIND = `
3+1 slaapkamers huis Gent > type=4 beds=3 in=Gand
tweehonderdvijftigduizend euro huis > type=4 max=250000
tussen achthonderd en duizend euro appartement Gent > goal=rent type=2 min=800 max=1000 in=Gand
een miljoen max villa Knokke > type=4 max=1000000 in=Knokke
anderhalf miljoen euro > max=1500000
brussel behalve molenbeek > in=04000 rest=behalve molenbeek
huis buiten Brussel > type=4 rest=buiten Brussel
9000-9050 huis > type=4 in=Gand in=Gentbrugge in=Ledeberg in=Gand
epc 100-200 app > type=2 epcMax=200
niets boven 300k > max=300000
huis 250-300 > type=4 min=250000 max=300000
tot 250 huis gent > type=4 max=250000 in=Gand
vraagprijs 1500 te koop > goal=sale max=1500000
lage kosten appartement Gent > type=2 in=Gand rest=lage kosten
huis in rustige straat Gent > type=4 in=Gand rest=rustige straat
huis naast school > type=4 rest=naast school
huis aan het meer > type=4 rest=meer
huuur appartement gent > goal=rent type=2 in=Gand
station Luxemburg studio > text=studio in=Ixelles
kinderen niet welkom appartement Gent > type=2 in=Gand no=kinderen niet welkom
tuin niet belangrijk, huis Gent > type=4 in=Gand rest=tuin niet belangrijk
husi gent > type=4 in=Gand
leuk klein huisje met stadstuin in Mechelen, hebben 280.000 > type=4 max=280000 garden in=Malines rest=leuk klein
appt antwerpn zuid 2slpk < 1200 > goal=rent type=2 beds=2 max=1200 in=Anvers
huis kopen in de omgeving van Bree met minstens 20 are > goal=sale type=4 land=2000 near=Bree/10
iemand een goedkope studio te huur in Gent vanaf september? > goal=rent text=studio in=Gand rest=iemand rest=goedkope rest=september
winkelpand met etalage Veldstraat Gent > type=7 in=Gand rest=etalage Veldstraat
bungalow 3 slpk Zonhoven of Genk tussen 250.000 € en 320.000 € > text=bungalow beds=3 min=250000 max=320000 in=Zonhoven in=Genk
investeerder zoekt gebouw met 3 appartementen Kortrijk rendement 5% > type=3 in=Courtrai rest=3 appartementen rest=5%
app 4de verdieping met lift sint lambrechts woluwe > type=2 lift in=Woluwe-Saint-Lambert rest=4de verdieping
villa met zwembad op minder dan 30 km van Brussel > type=4 text=zwembad near=Bruxelles/30
halfopen bebouwing Dendermonde met carport > text=halfopen bebouwing garage in=Termonde
300-350.000 € huis Ninove > type=4 min=300000 max=350000 in=Ninove
tussen duizend en twaalfhonderd euro 2 slaapkamers Leuven > goal=rent beds=2 min=1000 max=1200 in=Louvain
garage huren Ukkel max 120€/maand > goal=rent text=garage max=120 in=Uccle
kot voor moslim studente Brussel > goal=rent text=kot in=04000 rest=studente no=moslim
nieuw project Aalst > new in=Alost rest=project
app met mooi uitzicht, balkon en kelder Hasselt > type=2 text=balkon in=Hasselt rest=mooi uitzicht rest=kelder
epc minder dan 150 kwh/m2 app Brugge > type=2 epcMax=150 in=Bruges
huis Merksem of Deurne > type=4 in=Merksem in=Deurne in=Deurne
TE KOOP APPT KNOKKE ZEEDIJK > goal=sale type=2 in=Knokke rest=ZEEDIJK
huis oost vlaanderen 4slpk tuin garage 320000€ > type=4 beds=4 max=320000 garden garage in=40000
ik wil huren met mijn hond een huis tussen Gent en Aalst > goal=rent type=4 in=Gand in=Alost rest=hond
weekendverblijf Ardennen max 150k > max=150000 in=ardennes rest=weekendverblijf
woning met bijgebouw en 5000m2 grond Maldegem > type=4 land=5000 in=Maldegem rest=bijgebouw
garage te koop max 4500 > goal=sale text=garage max=4500
huis te koop omgeving Leuven Aarschot Diest > goal=sale type=4 near=Louvain/10 rest=Aarschot rest=Diest
penthouse met 360 graden zicht Antwerpen > text=penthouse in=Anvers rest=360 graden zicht
3 mooie slaapkamers huis > type=4 beds=3 rest=mooie
rijhuis Vorst 4 slpk max 475k > type=4 text=rijhuis beds=4 max=475000 in=Forest
studentenkamer Namen 400 euro per maand > goal=rent text=studentenkamer max=400 in=Namur
te koop duplex Oudergem met twee terrassen > goal=sale text=duplex terrace in=Auderghem rest=twee
loods of atelier 300m² industriezone Waregem > type=7 area=300 in=Waregem rest=atelier rest=industriezone
kantoorgebouw Brussel te koop > goal=sale type=5 in=04000
appartement 2 slpk, balkon, kelder en parking, Zele > type=2 text=balkon beds=2 garage in=Zele rest=kelder
huis Beersel zonder inkijk > type=4 in=Beersel rest=zonder inkijk
chalet of caravan Bastenaken > in=Bastogne rest=chalet of caravan
appartement lijfrente Blankenberge bouquet 50000 > type=2 viager in=Blankenberge rest=bouquet rest=50000
gezinswoning nabij crèche, 5 slk, Tervuren of Overijse, 600 à 700k > type=4 beds=5 min=600000 max=700000 in=Tervuren in=Overijse rest=crèche
studio dicht bij VUB niet gemeubeld > goal=rent text=studio !furnished rest=VUB
huis tussen Gent en Aalst voor 150 duizend maximum > type=4 max=150000 in=Gand in=Alost
`;
