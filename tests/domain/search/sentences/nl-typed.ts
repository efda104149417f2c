/**
 * Sentences in Dutch as people type them into the search box: short, without accents, with abbreviations and typing errors. By a writer who
 * had not seen the grammar; see `cases.ts` for the notation.
 */
export const DUTCH_TYPED = `
app 2 slpk gent > type=2 beds=2 in=Gand
appt 2 slk antwerpen zuid > type=2 beds=2 in=Anvers
gelijkvloers met tuin > text=gelijkvloers garden
te kop huis gent > goal=sale type=4 in=Gand
te koop rijhuis mechelen max 350k > goal=sale type=4 text=rijhuis max=350000 in=Malines
studentenhuis leuven > goal=rent text=studentenhuis in=Louvain
kot Leuven > goal=rent text=kot in=Louvain
studentenkamer gent max 450 > goal=rent text=studentenkamer max=450 in=Gand
hob aalst > text=halfopen in=Alost
halfopen bebouwing 3 slpks lede > text=halfopen bebouwing beds=3 in=Lede
rijwoning > type=4 text=rijwoning
penthouse zeedijk > text=penthouse rest=zeedijk
max 1200 per maand > goal=rent max=1200
< 350k > max=350000
vanaf 3 slaapkamers > beds=3
epc a of b > epc=B
zonder lift > !lift
nieuwbouw app kust > type=2 new in=coast
rond brussel > near=Bruxelles/10
huis in de rand van brussel > type=4 in=23000
geen makelaar huis te koop > goal=sale type=4 rest=geen makelaar
villa met zwembad brasschaat > type=4 text=zwembad in=Brasschaat
bouwgrond 600m2 hasselt > type=6 land=600 in=Hasselt
bouwgrond open bebouwing limburg > type=6 text=open bebouwing in=70000
woning te huur borgerhout 3slpk tuin > goal=rent type=4 beds=3 garden in=Borgerhout
appartement oostende zeezicht > type=2 text=zeezicht in=Ostende
studio blankenberge gemeubeld > goal=rent text=studio furnished in=Blankenberge
handelspand brugge centrum > type=7 in=Bruges rest=centrum
magazijn 400m² kortrijk > type=7 area=400 in=Courtrai
kantoor te huur gent 150m2 > goal=rent type=5 area=150 in=Gand
opbrengsteigendom antwerpen > type=3 in=Anvers
garagebox te huur leuven > goal=rent text=garagebox in=Louvain
staanplaats deurne > text=staanplaats in=Deurne in=Deurne
huis 4 slp sint-niklaas > type=4 beds=4 in=Saint-Nicolas
st niklaas app lift terras > type=2 lift terrace in=Saint-Nicolas
huis met garage en tuin tussen 300 en 400 000 > type=4 min=300000 max=400000 garage garden
tussen 800 en 1000 euro app 1 slaapkamer > goal=rent type=2 beds=1 min=800 max=1000
huis 10km rond leuven > type=4 near=Louvain/10
binnen de 15 km van hasselt > near=Hasselt/15
omgeving aalst > near=Alost/10
huis vlaams brabant > type=4 in=20001
waasland bouwgrond > type=6 in=46000
kempen boerderij > text=boerderij in=13000
hoeve meetjesland > text=hoeve in=43000
ledeberg huis > type=4 in=Ledeberg
gentbrugge app > type=2 in=Gentbrugge
app elsene 2 slaapk balkon > type=2 text=balkon beds=2 in=Ixelles
st-joost studio > text=studio in=Saint-Josse-ten-Noode
lijfrente vrij > viager rest=vrij
huis zonder tuin zottegem > type=4 !garden in=Zottegem
drie slaapkamers of meer deinze > beds=3 in=Deinze
instapklaar huis ninove > type=4 in=Ninove rest=instapklaar
te renoveren huis < 200.000 geraardsbergen > type=4 text=te renoveren max=200000 in=Grammont
huurprijs max 950 mechelen > goal=rent max=950 in=Malines
huisdieren toegelaten app kortrijk > type=2 in=Courtrai rest=huisdieren toegelaten
9000 app > type=2 in=Gand
bel-etage wilrijk > text=bel-etage in=Wilrijk
loft eilandje > type=2 in=Anvers
dakappartement knokke heist > text=dakappartement in=Knokke-Heist
verkocht huis brugge > type=4 !available in=Bruges
app 75 m2 roeselaere > type=2 area=75 in=Roulers
geen studenten app te huur gent > goal=rent type=2 in=Gand rest=geen studenten
app 1 slpk elsene 900 max > goal=rent type=2 beds=1 max=900 in=Ixelles
woning 3slpk tuin garage max 325k regio aalst > type=4 beds=3 max=325000 garden garage near=Alost/10
huis te koop sint amandsberg of gentbrugge > goal=sale type=4 in=Sint-Amandsberg in=Gentbrugge
rijwoning ledeberg renovatie > type=4 text=rijwoning in=Ledeberg rest=renovatie
alleenstaande woning op 10 are > type=4 land=1000
bouwgrond 5 are tot 150k > type=6 max=150000 land=500
bouwgrond 500-800m2 > type=6 land=500
villa zwembad 1ha grond > type=4 text=zwembad land=10000
app 80m2 lift terras antwerpen linkeroever > type=2 area=80 lift terrace in=Anvers
app antwerpen zuid 2slpk 1000 euro > goal=rent type=2 beds=2 max=1000 in=Anvers
studio antwerpen 600 > goal=rent text=studio max=600 in=Anvers
kot antwerpen stuivenberg > goal=rent text=kot in=Anvers
studentenhuis gent te koop > goal=sale text=studentenhuis in=Gand
loft gent haven > type=2 in=Gand rest=haven
duplex met dakterras leuven > text=duplex terrace in=Louvain
penthouse knokke zeezicht > text=penthouse text=zeezicht in=Knokke
2 slpk kust max 250.000 > beds=2 max=250000 in=coast
app zeezicht 2slpk oostende mariakerke > type=2 text=zeezicht beds=2 in=Ostende
huisje de haan > type=4 in=De Haan
vakantiewoning ardennen 150k > type=4 text=vakantiewoning max=150000 in=ardennes
hoeve haspengouw > text=hoeve in=73000
boerderij met 2 hectare weide > text=boerderij land=20000
huis 3 gevels 4 slpk tuin garage mechelen epc c max > type=4 text=3 gevels beds=4 epc=C garden garage in=Malines
epc a nieuwbouw app leuven > type=2 epc=A new in=Louvain
epc tussen a en c > epc=C
verhuurd appartement belegging > type=2 rest=verhuurd
pand met 3 appartementen gent > type=3 in=Gand rest=3 appartementen
handelsruimte 200 m2 hasselt centrum > type=7 area=200 in=Hasselt rest=centrum
kantoor 100 m2 zaventem > type=5 area=100 in=Zaventem
loods 1000m2 met laadkade > type=7 area=1000 rest=laadkade
garage schaarbeek > text=garage in=Schaerbeek
parking brussel > text=parking in=04000
huis ukkel 4 slaapkamers 2 badkamers tuin max 750k > type=4 beds=4 max=750000 garden in=Uccle rest=2 badkamers
app st pieters woluwe 2 slk > type=2 beds=2 in=Woluwe-Saint-Pierre
bosvoorde huis > type=4 in=Watermael-Boitsfort
oudergem 3 slk > beds=3 in=Auderghem
jette app tuin > type=2 garden in=Jette
huis dicht bij station mechelen > type=4 in=Malines rest=station
huis 20 minuten van brussel > type=4 near=Bruxelles/10 rest=20 minuten
huis op 30 km van gent > type=4 near=Gand/30
straal 5 km rond leuven > near=Louvain/5
rond aalst 15km > near=Alost/15
leuven 10 km > near=Louvain/10
leuven + 10 km > near=Louvain/10
limburg villa 5 slaapkamers > type=4 beds=5 in=70000
kortrijk of roeselare of waregem > in=Courtrai in=Roulers in=Waregem
vlaams-brabant of brussel huis 500k > type=4 max=500000 in=20001 in=04000
app niet gelijkvloers > type=2 rest=niet gelijkvloers
geen gelijkvloers > rest=geen gelijkvloers
zonder inkijk > rest=zonder inkijk
zonder renovatie > rest=zonder renovatie
met verwarmd zwembad > text=zwembad rest=verwarmd
nieuw of recent > rest=nieuw of recent
recente woning > type=4 rest=recente
gebouwd na 2000 > rest=gebouwd na 2000
120m2 3slk 1 garage > beds=3 area=120 garage
prijs 150000-200000 > min=150000 max=200000
van 700 tot 850 euro > goal=rent min=700 max=850
max 700 alles in > goal=rent max=700
kortverhuur gemeubeld > goal=rent furnished rest=kortverhuur
huis met hond toegelaten te huur > goal=rent type=4 rest=hond toegelaten
nog niet verkocht > available
prijs verlaagd gent > reduced in=Gand
woning voor vrij beroep > type=4 rest=vrij beroep
propere huurder > goal=rent rest=propere
geen moslims > no=geen moslims
blanke buurt > no=blanke buurt
rustige buren > rest=rustige buren
vennoten > rest=vennoten
app 1slk 60m2 luik 900 > goal=rent type=2 beds=1 max=900 area=60 in=Liège
luik huis > type=4 in=Liège
namen appartement > type=2 in=Namur
doornik huis > type=4 in=Tournai
waver villa > type=4 in=Wavre
huis eigenbrakel > type=4 in=Braine-l’Alleud
lasne terhulpen villa > type=4 in=Lasne in=La Hulpe
terhulpen > in=La Hulpe
moeskroen > in=Mouscron
komen > in=Comines
aarlen > in=Arlon
bastenaken chalet > text=chalet in=Bastogne
hoei > in=Huy
borgworm > in=Waremme
tongeren > in=Tongres
genk > in=Genk
maasmechelen > in=Maasmechelen
lommel > in=Lommel
mol > in=Mol
geel > in=Geel
turnhout app > type=2 in=Turnhout
herentals > in=Herentals
lier > in=Lierre
heist op den berg > in=Heist-op-den-Berg
aarschot > in=Aarschot
diest > in=Diest
tienen > in=Tirlemont
halle > in=Hal
vilvoorde > in=Vilvorde
ninove > in=Ninove
dendermonde > in=Termonde
lokeren > in=Lokeren
temse > in=Tamise
beveren waas > in=Beveren
kruibeke > in=Kruibeke
zelzate > in=Zelzate
eeklo > in=Eeklo
aalter > in=Aalter
deinze > in=Deinze
oudenaarde > in=Audenarde
ronse > in=Renaix
waregem > in=Waregem
izegem > in=Izegem
tielt > in=Tielt
torhout > in=Torhout
diksmuide > in=Dixmude
veurne > in=Furnes
ieper > in=Ypres
poperinge > in=Poperinge
wevelgem > in=Wevelgem
menen > in=Menin
apartament brusel > type=2 in=04000
woning te huren mechlen > goal=rent type=4 in=Malines
ik zoek een rustig appartement met twee slaapkamers, terras en garage in Gent voor maximum 1100 euro per maand > goal=rent type=2 beds=2 max=1100 terrace garage in=Gand rest=rustig
wij zoeken een huis om te kopen in Vlaams-Brabant met minstens 3 slaapkamers en een tuin, budget 450.000 euro > goal=sale type=4 beds=3 max=450000 garden in=20001
app 2slpk sint-andries brugge > type=2 beds=2 in=Sint-Andries
huis kessel-lo 3slpk tuin > type=4 beds=3 garden in=Kessel-Lo
app heverlee max 1000 > goal=rent type=2 max=1000 in=Heverlee
rijhuis deurne max 300 > type=4 text=rijhuis max=300000 in=Deurne in=Deurne
woning brasschaat of schoten 4slpk garage > type=4 beds=4 garage in=Brasschaat in=Schoten
huis met zwembad en garage keerbergen > type=4 text=zwembad garage in=Keerbergen
villa kalmthout bos > type=4 in=Kalmthout rest=bos
app dilbeek nieuwbouw lift > type=2 new lift in=Dilbeek
bouwgrond meise 6 are > type=6 land=600 in=Meise
bouwgrond zemst open bebouwing > type=6 text=open bebouwing in=Zemst
handelspand te huur gent veldstraat > goal=rent type=7 in=Gand rest=veldstraat
kantoorruimte mechelen 300m² > type=5 area=300 in=Malines
magazijn + kantoor aalst > type=7 text=kantoor in=Alost
studio leuven 500 > goal=rent text=studio max=500 in=Louvain
kamer gent te huur > goal=rent in=Gand rest=kamer
kot leuven max 400 per maand > goal=rent text=kot max=400 in=Louvain
penthouse gent terras > text=penthouse terrace in=Gand
gelijkvloers app met tuin en garage roeselare > type=2 text=gelijkvloers garden garage in=Roulers
huis 3slpk zonder tuin > type=4 beds=3 !garden
app zonder balkon > type=2 rest=zonder balkon
woning epc b kapellen > type=4 epc=B in=Kapellen
epc max 200 huis lier > type=4 epcMax=200 in=Lierre
huis tot 250.000 limburg > type=4 max=250000 in=70000
250 000 tot 300 000 kempen > min=250000 max=300000 in=13000
app tussen 200 en 250k hasselt > type=2 min=200000 max=250000 in=Hasselt
kust app max 200k 1slpk > type=2 beds=1 max=200000 in=coast
zeedijk blankenberge > in=Blankenberge rest=zeedijk
app middelkerke zijdelings zeezicht > type=2 text=zeezicht in=Middelkerke rest=zijdelings
vakantiehuis durbuy > type=4 text=vakantiehuis in=Durbuy
chalet bocholt > text=chalet in=Bocholt
huis met praktijk > type=4 rest=praktijk
dubbele garage 4 slpk bonheiden > beds=4 garage in=Bonheiden
rond gent 20km > near=Gand/20
10 km rond antwerpen > near=Anvers/10
denderstreek huis > type=4 in=41000 in=42000
woning merelbeke-melle > type=4 in=Merelbeke-Melle
deerlijk of harelbeke > in=Deerlijk in=Harelbeke
huis te renoveren oost-vlaanderen > type=4 text=te renoveren in=40000
verkochte panden gent > !available in=Gand
`;

/** Sentences in Dutch for kinds of expressions that were added later. */
export const DUTCH_ADDED = `
nieuwpoort bad > in=Nieuport
oostende mariakerke > in=Ostende
huis 3 slpk + bureau > type=4 text=bureau beds=3
half open bebouwing > text=halfopen
gesloten bebouwing > type=4 text=rijwoning
HOB > text=halfopen
3-gevelwoning > type=4 text=3-gevelwoning
driegevel > text=driegevel
koppelwoning > type=4 text=koppelwoning
projectgrond > type=6
bosgrond > type=6
autostandplaats > text=autostandplaats
kmo unit > type=7
kmo-unit te huur > goal=rent type=7
kantoor aan huis > rest=kantoor aan huis
huur max 800 euro per mnd > goal=rent max=800
app gelijkvl met tuin > type=2 text=gelijkvloers garden
gelijkvloersapp > type=2 text=gelijkvloers
af te werken > rest=af te werken
gent rabot > in=Gand
gent zuid > in=Gand
druivenstreek > in=23033 in=23062 in=24045 in=24104
maasland > in=72018 in=72021 in=72041 in=73042 in=73107
asse en omstreken > near=Asse/10
10 min van leuven > near=Louvain/10 rest=10 min
zolder > rest=zolder
4sk > beds=4
niet duurder dan 300000 > max=300000
woning van publieke verkoop > goal=sale type=4 rest=publieke verkoop
openbare verkoop > goal=sale rest=openbare verkoop
onder optie > rest=onder optie
arbeidershuisje > type=4 rest=arbeidershuisje
kotgebouw > type=3 rest=kotgebouw
studio of appartement in Gent > type=2 in=Gand rest=studio
max 300 huis te koop > goal=sale type=4 max=300000
huis te koop max 300 > goal=sale type=4 max=300000
te koop max 300 appartement > goal=sale type=2 max=300000
300 max huis te koop > goal=sale type=4 max=300000
rond 300 huis te koop > goal=sale type=4 min=270000 max=330000
tussen 200 en 300 huis kopen > goal=sale type=4 min=200000 max=300000
max 750 app te huur > goal=rent type=2 max=750
app te huur max 750 > goal=rent type=2 max=750
max 300 kot > goal=rent text=kot max=300
app bij zorglub > type=2 rest=zorglub
bij station leuven > in=Louvain rest=station
dichtbij het station van leuven > in=Louvain rest=station
station antwerpen-berchem > in=Berchem rest=station
bij zuidstation > near=Saint-Gilles/10
grote markt antwerpen > in=Anvers rest=grote markt
app op wandelafstand van leuven > type=2 in=Louvain rest=op wandelafstand
op fietsafstand van gent > in=Gand rest=op fietsafstand
huis op een boogscheut van gent > type=4 near=Gand/10
15 min met de trein van brussel > near=Bruxelles/10 rest=15 min met de trein
10 min fietsen van gent > near=Gand/10 rest=10 min fietsen
10 minuten te voet van station brugge > in=Bruges rest=10 minuten te voet rest=station
huis dicht bij winkels en scholen > type=4 rest=winkels rest=scholen
app gent winkels in de buurt > type=2 in=Gand rest=winkels
huis bij bakkerij, tuin > type=4 garden rest=bakkerij
kantoor bij station > type=5 rest=station
huis op een half uur van brussel > type=4 near=Bruxelles/10 rest=een half uur
villa te koop tussen 800 en 1200 > goal=sale type=4 min=800000 max=1200000
villa te koop 800-1200 > goal=sale type=4 min=800000 max=1200000
huis te koop 300000 te 9000 gent > goal=sale type=4 max=300000 in=Gand
`;
