/**
 * Sentences in German as people type them into the search box: short, without accents, with abbreviations and typing errors. By a writer who
 * had not seen the grammar; see `cases.ts` for the notation.
 */
export const GERMAN_TYPED = `
Wohnung Eupen bis 900 warm > goal=rent type=2 max=900 in=Eupen
2 zi whg eupen > type=2 beds=1 in=Eupen
3 zimmer wohnung st vith > type=2 beds=2 in=Saint-Vith
haus kaufen eupen > goal=sale type=4 in=Eupen
einfamilienhaus kelmis garten > type=4 garden in=La Calamine
haus mit garage raeren > type=4 garage in=Raeren
ostbelgien haus > type=4 in=ostbelgien
baugrundstück büllingen 1000 qm > type=6 land=1000 in=Bullange
bauland amel > type=6 in=Amblève
bauernhaus eifel > type=4 text=bauernhaus in=63001 in=63012 in=63013 in=63067 in=63087
ferienhaus ardennen > type=4 text=ferienhaus in=ardennes
ferienwohnung belgische küste > text=ferienwohnung in=coast
wohnung am meer 2 schlafzimmer > type=2 beds=2 in=coast
wohnung ostende meerblick > type=2 text=meerblick in=Ostende
möblierte wohnung brüssel > goal=rent type=2 furnished in=04000
whg brüssel 1 sz > type=2 beds=1 in=04000
haus lüttich bis 250.000 > type=4 max=250000 in=Liège
haus unter 300k > type=4 max=300000
zwischen 200 und 250 tausend namür > min=200000 max=250000 in=Namur
200.000 - 300.000 euro haus > type=4 min=200000 max=300000
miete max 800 > goal=rent max=800
kaltmiete bis 700 eupen > goal=rent max=700 in=Eupen
wg zimmer löwen > goal=rent text=wg zimmer in=Louvain
studentenzimmer löwen > goal=rent text=studentenzimmer in=Louvain
keine studenten > rest=keine studenten
haustiere erlaubt wohnung eupen > type=2 in=Eupen rest=haustiere erlaubt
erdgeschosswohnung mit garten > type=2 text=erdgeschosswohnung garden
wohnung ohne aufzug > type=2 !lift
wohnung mit balkon und aufzug lüttich > type=2 text=balkon lift in=Liège
penthouse antwerpen > text=penthouse in=Anvers
neubau eupen > new in=Eupen
neubauwohnung verviers > type=2 new in=Verviers
altbau brüssel > in=04000 rest=altbau
energieklasse b haus > type=4 epc=B
energieausweis mindestens c > epc=C
mind. 3 schlafzimmer > beds=3
ab 4 schlafzimmer > beds=4
drei schlafzimmer und garten malmedy > beds=3 garden in=Malmedy
20 km um eupen > near=Eupen/20
im umkreis von 15 km um lüttich > near=Liège/15
in der nähe von verviers > near=Verviers/10
raum eupen haus > type=4 near=Eupen/10
büro mieten eupen > goal=rent type=5 in=Eupen
ladenlokal eupen > type=7 in=Eupen
lagerhalle 500 qm welkenraedt > type=7 area=500 in=Welkenraedt
mehrfamilienhaus lüttich > type=3 in=Liège
renditeobjekt brüssel > type=3 in=04000
garage mieten eupen > goal=rent text=garage in=Eupen
stellplatz kelmis > text=stellplatz in=La Calamine
reihenhaus gent > type=4 text=reihenhaus in=Gand
doppelhaushälfte lontzen > type=4 text=doppelhaushälfte in=Lontzen
freistehendes haus bütgenbach > type=4 text=freistehendes in=Butgenbach
villa mit pool aubel > type=4 text=pool in=Aubel
leibrente > viager
4700 wohnung > type=2 in=Eupen
haus provinz lüttich 4 schlafz > type=4 beds=4 in=60000
ohne makler haus eupen > type=4 in=Eupen rest=ohne makler
bungalow monschau > text=bungalow rest=monschau
wohnung sofort frei eupen > type=2 in=Eupen rest=sofort frei
kl. haus mit gr. garten > type=4 garden rest=kl rest=gr
verkauftes haus eupen > type=4 !available in=Eupen
wohnung 2 sz eupen 800 max > goal=rent type=2 beds=2 max=800 in=Eupen
haus mit garten und garage bis 350k raum eupen > type=4 max=350000 garden garage near=Eupen/10
haus raeren oder eynatten > type=4 in=Raeren in=Eynatten
bauernhaus amel renovierung > type=4 text=bauernhaus in=Amblève rest=renovierung
bauplatz 8 ar st. vith > type=6 land=800 in=Saint-Vith
baugrundstück 600-800 qm > type=6 land=600
villa mit pool 1 ha grundstück > type=4 text=pool land=10000
wohnung 80 qm aufzug terrasse lüttich > type=2 area=80 lift terrace in=Liège
penthouse knokke meerblick > text=penthouse text=meerblick in=Knokke
ferienwohnung küste bis 250.000 > text=ferienwohnung max=250000 in=coast
ferienhaus durbuy 150k > type=4 text=ferienhaus max=150000 in=Durbuy
haus energieklasse c max eupen > type=4 epc=C in=Eupen
neubauwohnung energieklasse a > type=2 epc=A new
energieklasse zwischen a und c > epc=C
vermietete wohnung kapitalanlage > type=2 rest=vermietete
haus mit 3 wohnungen verviers > type=4 in=Verviers rest=3 wohnungen
ladenfläche 200 qm > type=7 area=200
büros 100 qm eupen > type=5 area=100 in=Eupen
halle 1000 qm mit rampe > type=7 area=1000 rest=rampe
garage kelmis > text=garage in=La Calamine
haus uccle 4 schlafzimmer 2 bäder garten max 750k > type=4 beds=4 max=750000 garden in=Uccle rest=2 bäder
haus 20 minuten von brüssel > type=4 near=Bruxelles/10 rest=20 minuten
haus 30 km von lüttich > type=4 near=Liège/30
5 km um eupen > near=Eupen/5
eupen 10 km > near=Eupen/10
eupen + 10 km > near=Eupen/10
provinz lüttich villa 5 schlafzimmer > type=4 beds=5 in=60000
eupen oder kelmis oder raeren > in=Eupen in=La Calamine in=Raeren
ostbelgien oder provinz lüttich haus 400k > type=4 max=400000 in=ostbelgien in=60000
wohnung nicht erdgeschoss > type=2 rest=nicht erdgeschoss
kein erdgeschoss > rest=kein erdgeschoss
ohne renovierung > rest=ohne renovierung
neu oder neuwertig > rest=neu oder neuwertig
baujahr ab 2000 > rest=Baujahr ab 2000
120 qm 3 sz 1 garage > beds=3 area=120 garage
von 700 bis 850 euro > goal=rent min=700 max=850
max 700 warm > goal=rent max=700
möbliert kurzzeit > goal=rent furnished rest=kurzzeit
haus mit hund zu mieten > goal=rent type=4 rest=hund
noch nicht verkauft > available
preis reduziert > reduced
haus mit praxis > type=4 rest=praxis
solvente mieter > goal=rent rest=solvente
keine moslems > no=keine moslems
ruhige nachbarn > rest=ruhige nachbarn
haus st vith > type=4 in=Saint-Vith
haus sankt-vith > type=4 in=Saint-Vith
haus büllingen > type=4 in=Bullange
bullingen > in=Bullange
haus in der eifel > type=4 in=63001 in=63012 in=63013 in=63067 in=63087
haus in den ardennen > type=4 in=ardennes
wohnung in brüssel > type=2 in=04000
wohnung antwerpen > type=2 in=Anvers
haus gent > type=4 in=Gand
haus flandern > type=4 in=02000
haus wallonien > type=4 in=03000
lüttich > in=Liège
luettich > in=Liège
bruessel wohnung > type=2 in=04000
wohnung oostende > type=2 in=Ostende
namur haus > type=4 in=Namur
hausboot > rest=hausboot
haus mit stall > type=4 rest=stall
reiterhof > rest=reiterhof
haus mit einliegerwohnung > type=4 rest=einliegerwohnung
mietshaus > type=3
mietwohnung eupen > goal=rent type=2 in=Eupen
mietwohnung 3 zimmer > goal=rent type=2 beds=2
haus mieten > goal=rent type=4
haus zur miete > goal=rent type=4
haus zum kauf > goal=sale type=4
wohnung zu kaufen > goal=sale type=2
grundstuck kelmis > type=6 in=La Calamine
wonung eupen > type=2 in=Eupen
hauss eupen > type=4 in=Eupen
wohnug in eupen mit balkon > type=2 text=balkon in=Eupen
ich suche eine helle wohnung mit zwei schlafzimmern, balkon und stellplatz in Eupen bis 900 euro warm > goal=rent type=2 text=balkon beds=2 max=900 garage in=Eupen rest=helle
wir möchten ein haus in ostbelgien kaufen, mindestens 3 schlafzimmer, budget 400.000 euro > goal=sale type=4 beds=3 max=400000 in=ostbelgien
haus max. 350.000,- € > type=4 max=350000
350.000,00 € > max=350000
haus bis 0,5 mio > type=4 max=500000
1,2 mio villa > type=4 max=1200000
wohnung ab 60m² bis 700€ > goal=rent type=2 max=700 area=60
wohnung eupen zentrum 2 schlafzimmer > type=2 beds=2 in=Eupen rest=zentrum
haus eupen 300.000 > type=4 max=300000 in=Eupen
haus kelmis max 250 tsd > type=4 max=250000 in=La Calamine
3 zimmer whg kelmis mit balkon > type=2 text=balkon beds=2 in=La Calamine
grundstück raeren > type=6 in=Raeren
baugrund lontzen 800 m2 > type=6 land=800 in=Lontzen
bauernhof burg-reuland > text=bauernhof in=Burg-Reuland
haus bütgenbach see > type=4 in=Butgenbach rest=see
ferienhaus eifel > type=4 text=ferienhaus in=63001 in=63012 in=63013 in=63067 in=63087
ferienwohnung ostende > text=ferienwohnung in=Ostende
wohnung lüttich mieten 700 > goal=rent type=2 max=700 in=Liège
studio lüttich > text=studio in=Liège
wg lüttich > goal=rent text=wg in=Liège
büro eupen 80 qm > type=5 area=80 in=Eupen
gewerbehalle eupen > type=7 in=Eupen
garage eupen mieten > goal=rent text=garage in=Eupen
haus ostbelgien 4 schlafzimmer garten garage > type=4 beds=4 garden garage in=ostbelgien
haus st. vith bis 200.000 euro > type=4 max=200000 in=Saint-Vith
haus 15 km um st vith > type=4 near=Saint-Vith/15
umgebung eupen > near=Eupen/10
malmedy oder waimes > in=Malmedy in=Waimes
energieklasse b wohnung eupen > type=2 epc=B in=Eupen
neubau kelmis > new in=La Calamine
altbau eupen > in=Eupen rest=altbau
wohnung erdgeschoss garten > type=2 text=erdgeschoss garden
dachwohnung > type=2 rest=dachwohnung
wohnung ohne balkon > type=2 rest=ohne balkon
haus ohne garten > type=4 !garden
terrasse oder balkon > rest=terrasse oder balkon
villa brüssel > type=4 in=04000
haus aubel > type=4 in=Aubel
verviers mehrfamilienhaus > type=3 in=Verviers
leibrente eupen > viager in=Eupen
haus kaufen bis 180000 > goal=sale type=4 max=180000
miete bis 600 > goal=rent max=600
möbliertes zimmer > goal=rent furnished rest=zimmer
haus nähe autobahn > type=4 rest=autobahn
haus baujahr 1990 > type=4 rest=baujahr 1990
haus vermietet > type=4 rest=vermietet
`;

/** Sentences in German for kinds of expressions that were added later. */
export const GERMAN_ADDED = `
haus nähe deutsche grenze > type=4 rest=deutsche grenze
lontzen herbesthal > in=Lontzen
3 zkb > beds=2
2 zkb balkon > text=balkon beds=1
1-zimmer-apartment > text=1-zimmer-apartment
3 schlafzimmerwohnung > type=2 beds=3
max 300 t€ > max=300000
700-900 euro > goal=rent min=700 max=900
wohnfläche 150 > area=150
zweifamilienhaus > type=4 rest=zweifamilienhaus
mehrgenerationenhaus > type=4 rest=mehrgenerationenhaus
reihenmittelhaus > type=4 text=Reihenhaus
reihenendhaus > type=4 text=Reihenhaus
dhh > type=4 text=Doppelhaushälfte
fertighaus > type=4 rest=fertighaus
blockhaus > type=4 rest=blockhaus
fachwerkhaus > type=4 rest=fachwerkhaus
gewerbegrundstück > type=6
dg wohnung > type=2 rest=dg wohnung
eg wohnung > type=2 text=Erdgeschoss
1. stock > rest=1. stock
zwangsversteigerung > goal=sale rest=zwangsversteigerung
versteigerung > goal=sale rest=versteigerung
noch frei > available
ab sofort > rest=ab sofort
energiebedarf unter 100 kwh > epcMax=100
energiesparhaus > type=4 rest=energiesparhaus
sanierungsbedürftig > text=renovierungsbedürftig
max 300 haus kaufen > goal=sale type=4 max=300000
haus kaufen max 300 > goal=sale type=4 max=300000
max 300 eigentumswohnung > goal=sale type=2 max=300000
bis 300 haus zu verkaufen > goal=sale type=4 max=300000
bis 600 wohnung mieten > goal=rent type=2 max=600
wohnung mieten bis 600 > goal=rent type=2 max=600
nahe flagey > near=Ixelles/10
wohnung nahe zorglub > type=2 rest=zorglub
in der nähe vom bahnhof lüttich > in=Liège rest=bahnhof
fußläufig zum bahnhof lüttich > in=Liège rest=fußläufig rest=bahnhof
10 gehminuten von eupen > in=Eupen rest=10 gehminuten
15 minuten mit dem zug von brüssel > near=Bruxelles/10 rest=15 minuten mit dem zug
katzensprung von eupen > near=Eupen/10
wohnung nahe geschäften und schulen > type=2 rest=geschäften rest=schulen
wohnung eupen, geschäfte in der nähe > type=2 in=Eupen rest=geschäfte
wohnung bei der deutschen schule > type=2 rest=deutschen schule
haus in eupen mit geschäften in der nähe > type=4 in=Eupen rest=geschäften
haus eine stunde von brüssel > type=4 near=Bruxelles/10 rest=eine stunde
haus am park eupen > type=4 in=Eupen rest=park
wohnung eupen nähe zentrum > type=2 in=Eupen rest=zentrum
eupen nähe haus > type=4 near=Eupen/10
`;
