/**
 * Dutch sentences that are easily misread: one negation before several things, one thing preferred to another, prices from high to low, loans,
 * telephone numbers, references, years, streets and postcodes, features that are accepted, alternatives, bounds, words of owners,
 * prices per m² and towns that say where another lies. See `cases.ts` for the notation.
 */
export const DUTCH_MISREAD = `
wij zijn een jong koppel en zoeken een huis met tuintje omgeving Aalst tot 350.000 > type=4 max=350000 garden near=Alost/10
gepensioneerd koppel zoekt gelijkvloers app met lift in Knokke > type=2 text=gelijkvloers lift in=Knokke
huis oostkantons 4 slaapkamers > type=4 beds=4 in=ostbelgien
rijwoning Mechelen 3slpk max 4 ton > type=4 text=rijwoning beds=3 max=400000 in=Malines
tot 4 ton villa keerbergen > type=4 max=400000 in=Keerbergen
appartement 19 gemeenten met terras > type=2 terrace in=04000
bouwgrond limburg 8 are > type=6 land=800 in=70000
huis zonder tuin geen renovatie > type=4 !garden rest=geen renovatie
woning niet in Charleroi > type=4 rest=niet in Charleroi
lijfrente bouquet 50.000 Blankenberge > viager in=Blankenberge rest=bouquet rest=50.000
verkoop op lijfrente kust > goal=sale viager in=coast
appartement geen buitenlanders > type=2 no=geen buitenlanders
Ref 6409556 > rest=Ref 6409556
referentie 640-9556 > rest=referentie 640-9556
ref.nr. 4000-26-9556 > rest=ref.nr rest=4000-26-9556
bouwjaar na 1990 huis Lokeren > type=4 in=Lokeren rest=bouwjaar na 1990
inkomen 3000 netto huis huren Geel > goal=rent type=4 in=Geel rest=inkomen 3000 netto
kamer te huur schaarbeek 450€/m > goal=rent max=450 in=Schaerbeek rest=kamer
appartement zonder lift gelijkvloers Deinze max 2 slaapkamers > type=2 text=gelijkvloers !lift in=Deinze rest=max 2 slaapkamers
huis gebouwd tussen 1950 en 1970 > type=4 rest=gebouwd tussen 1950 en 1970
woning 1900-1930 Gent > type=4 in=Gand rest=1900-1930
huis 2021 Brugge > type=4 in=Bruges rest=2021
lening van 200.000 huis > type=4 rest=lening van 200.000
kadastraal inkomen 850 > rest=kadastraal inkomen 850
waarborg 1500 app Gent > type=2 in=Gand rest=waarborg 1500
garage niet nodig > rest=garage niet nodig
geen tuin geen terras > !garden !terrace
zonder lift of garage > !garage !lift
niet in Antwerpen > rest=niet in Antwerpen
appartement liever dan huis > type=2 rest=liever dan huis
steenweg op Brussel Asse > in=Asse rest=steenweg op Brussel
app boven winkel > type=2 rest=winkel
tachtig vierkante meter > area=80
huurkoop Genk > in=Genk rest=huurkoop
bel-etage Wilrijk > text=bel-etage in=Wilrijk
bungalow zonder trappen > text=bungalow rest=zonder trappen
duplex met dakterras Leuven > text=duplex terrace in=Louvain
niet in Antwerpen of Gent > rest=niet in Antwerpen rest=of Gent
zonder balkon of tuin > !garden rest=zonder balkon
zonder zwembad noch tuin > !garden rest=zonder zwembad
huis zonder tuin of appartement > type=4 type=2 !garden
studio investering Gent > type=2 text=studio in=Gand
app 3de verdiep max 1 lift > type=2 lift rest=3de verdiep
perceel van 15a Bonheiden > type=6 land=1500 in=Bonheiden
tussen 800 en 1000 m² bouwgrond > type=6 land=800
Antwerpen 2018 appartement > type=2 in=Anvers
beneden de 250000 Menen > max=250000 in=Menin
niet te renoveren > rest=niet te renoveren
geen appartement, wel huis > type=4 rest=geen appartement rest=wel
geen app of studio > rest=geen app rest=of studio
enkel huis geen appartement Tielt > type=4 in=Tielt rest=geen appartement
zonder OCMW > no=zonder OCMW
geen Walen > no=geen Walen
huis in blanke buurt zonder allochtonen > type=4 no=blanke buurt no=zonder allochtonen
Leuvense baan Mechelen > in=Malines rest=Leuvense baan
0477 12 34 56 > rest=0477 12 34 56
winkel op hoek 80 m2 Brugge > type=7 area=80 in=Bruges rest=hoek
lift niet verplicht > rest=lift niet verplicht
tuin moet niet > rest=tuin moet niet
gebouw met appartementen Gent > type=3 in=Gand rest=appartementen
liever een appartement dan een huis > type=2 rest=dan rest=huis
liever Gent dan Antwerpen > in=Gand rest=dan rest=Antwerpen
geen rijwoning Gent > in=Gand rest=geen rijwoning
3 à 4 ton huis Gent > type=4 max=400000 min=300000 in=Gand
tussen 3 en 4 ton > max=400000 min=300000
3,5 ton Lier > max=350000 in=Lierre
vier ton villa > type=4 max=400000
te huur 900-700 gent > goal=rent max=900 min=700 in=Gand
huis boven 300.000 Gent > type=4 min=300000 in=Gand
appartement boven 900 euro te huur > goal=rent type=2 min=900
app boven 200k, winkel in de buurt > type=2 min=200000 rest=winkel
zonder tuin, garage > !garden garage
zonder garage maar met tuin > !garage garden
niet in Gent noch Aalst > rest=niet in Gent rest=noch Aalst
ik zoek noch huis noch app maar bouwgrond Zoersel > type=6 in=Zoersel rest=noch huis rest=noch app
moet geen tuin hebben > rest=moet geen tuin
niet te huur maar te koop Gent > goal=sale in=Gand rest=niet te huur
geen tuin of terras nodig > rest=geen tuin of terras nodig
al dan niet met tuin of terras > rest=al dan niet met tuin rest=of terras
zoek huis of villa, geen appartement of studio, Lier > type=4 in=Lierre rest=geen appartement rest=of studio
5 ton max villa Schilde > type=4 max=500000 in=Schilde
tussen 2,5 en 3,5 ton Mol > max=350000 min=250000 in=Mol
investeren in studio Oostende > type=2 text=studio in=Ostende
appartement boven een apotheek Tienen > type=2 in=Tirlemont rest=apotheek
boven 2 ton > min=200000
woning in plaats van appartement Geel > type=4 in=Geel rest=in plaats van appartement
lening van 280.000 huis Herentals > type=4 in=Herentals rest=lening van 280.000
beneden 1000 euro Mechelen > goal=rent max=1000 in=Malines
tachtig m2 > area=80
zeg niet Brussel maar Leuven > in=Louvain rest=zeg rest=niet Brussel
liever huis dan appartement, 3 slaapkamers > type=4 beds=3 rest=dan rest=appartement
garage hoeft niet > rest=garage hoeft niet
huurkoop woning > type=4 rest=huurkoop
2 à 3 ton appartement > type=2 max=300000 min=200000
huis, liefst niet in Genk > type=4 rest=niet in Genk
zonder lift en gelijkvloers > text=gelijkvloers !lift
niet gelijkvloers en lift > lift rest=niet gelijkvloers
geen nieuwbouw en tuin > !new garden
tussen 250 en 3 ton > max=300000 min=250000
huis met slaapkamer beneden 3 slaapkamers > type=4 beds=3 rest=slaapkamer beneden
2 slaapkamers beneden Gent > beds=2 in=Gand rest=beneden
huis moet niet in Gent > type=4 rest=moet niet in Gent
lift is niet nodig in Gent > in=Gand rest=lift is niet nodig
huis 300.000 lening goedgekeurd > type=4 max=300000 rest=lening goedgekeurd
geen huurhuis, koopwoning Gent > goal=sale type=4 in=Gand rest=geen huurhuis
geen huurhuis > rest=geen huurhuis
huis v.a. 250.000 euro > min=250000 type=4
tot ongeveer 300.000 > max=300000
huis 300.000+ > min=300000 type=4
app zonder personenlift geen probleem > rest=zonder personenlift geen probleem type=2
zonder lift, Gent > !lift in=gand
zwembad hoeft niet > rest=zwembad hoeft niet
tuin wel, garage niet > garden rest=garage niet rest=wel
geen garage en tuin wel > !garage garden rest=wel
geen garage en wel een tuin > !garage garden rest=wel
geen garage en tuin > !garage !garden
reeds verkocht of nog te koop > goal=sale rest=reeds verkocht of nog te koop
verkocht of te koop > goal=sale rest=verkocht of te koop
nog te huur Gent > available goal=rent in=gand
industriële loft Gent > in=gand rest=industriële type=2
terras of grote tuin > rest=terras of grote tuin
grote tuin en terras > garden rest=grote terrace
3 slk of groter > beds=3
studio/app Gent > in=gand rest=studio type=2
1 slk of studio Gent > in=gand rest=1 slk of studio type=2
een of twee slaapkamers > beds=1
mijn huis te koop > rest=te koop type=4
app Brussel, niet 1080 of 1070 > in=04000 rest=1070 rest=niet 1080 type=2
drie slaapkamers en een bureau > beds=3 text=bureau
huis 200m2 met 500 m² tuin > area=200 garden land=500 type=4
huis met 500 m² tuin > garden land=500 type=4
500 m², tuin > area=500 garden
gn garage > !garage
bouwjaar 2010 of nieuwer > rest=bouwjaar 2010 of nieuwer
nieuw of oud > rest=nieuw of oud
EPC C of lager > epc=c
beter dan EPC C > epc=b
op te knappen woning > text=te renoveren type=4
opknapper Gent > in=gand text=te renoveren
dakapp Gent > in=gand text=dakappartement
handelshuis Aalst > in=alost type=7
geen studentenkot, app > rest=geen studentenkot type=2
min 200 max 300.000 > min=200000 max=300000
tussen 200 en de 300.000 > min=200000 max=300000
vanaf 200 tot max 300.000 > min=200000 max=300000
huur tussen 700 en de 1000 > goal=rent min=700 max=1000
appartement 1200 max > goal=rent type=2 max=1200
tussen 80 en de 100 m2 > area=80
tussen 800 en de 1000 m² grond > type=6 land=800
grond 1 ha 50 a > type=6 land=15000
huis 200000/300000 > type=4 min=200000 max=300000
huis +/- 350.000 > type=4 min=315000 max=385000
Brussel 1000-1050 > in=Bruxelles in=Ixelles
Oost-België huis > type=4 in=ostbelgien
huis in Erbaut > type=4 in=Erbaut
huis in Loyers > type=4 in=Loyers
4830 Limburg > in=Limbourg
huis in Limburg > type=4 in=70000
huis Halle 2980 > type=4 in=Halle
Nieuwkerke > in=Nieuwkerke
goeiedag, wij zoeken een huizeke in 't Pajottenland nie te duur > in=23009 in=23016 in=23044 in=23064 in=23077 in=23086 in=23097 in=23104 in=23105 in=23106 rest=duur rest=nie rest=t type=4
kantoor te huur 200 à 300 m² brussel noord > area=200 goal=rent in=bruxelles in=saint-josse-ten-noode in=schaerbeek type=5
energiezuinig nieuw huis Beveren bij sint-niklaas > in=beveren in=beveren new rest=energiezuinig rest=sint-niklaas type=4
huis te huur in Gent dicht bij Brugge > goal=rent in=gand rest=brugge type=4
3 slp wng te huur Ieper > beds=3 goal=rent in=ypres type=4
gemeubelde studio rendement > furnished text=studio type=2
gemeubeld appartement in modern gebouw > furnished goal=rent rest=modern type=2
uis met tuni in Leeuw > garden in=sint-pieters-leeuw type=4
bruine woning > rest=bruine type=4
huis nr 7.409.556 > rest=nr 7.409.556 type=4
woning nog op de markt Lier > available in=lierre type=4
appartement 2.500 euro per m2 Gent > in=gand rest=2.500 euro per m2 type=2
kantoor te huur Stationsstraat nr 12 Gent > goal=rent in=gand rest=stationsstraat nr 12 type=5
prijs/m2 onder 3000 > rest=prijs/m2 onder 3000
450..000 euro huis Gent > in=gand max=450000 type=4
huis met tuin Lede 350 max > garden in=lede max=350000 type=4
`;
