/**
 * German sentences about a home that the writer, a relative or a friend has, sells, rents or leaves, about incomes, distances, streets, telephones and
 * adverts, beside what is searched for, with plain sentences that contain the same words; by writers who had not seen the grammar. See `cases.ts` for the
 * notation.
 */
export const GERMAN_OWNED = `
haus eupen 3 zimmer garten > beds=2 garden in=eupen type=4
wir verkaufen unser Haus in Raeren und suchen eine Wohnung in Eupen > in=eupen rest=wir verkaufen unser haus in raeren type=2
Wohnung mieten Eupen bis 700 euro warm > goal=rent in=eupen max=700 type=2
wohnung Kelmis 2 schlafzimmer mit balkon > beds=2 in=la calamine text=balkon type=2
grundstück Lontzen bauland 8 ar > in=lontzen land=800 type=6
Bauernhof mit Wiese in der Eifel > in=63001 in=63012 in=63013 in=63067 in=63087 rest=wiese text=bauernhof
Bauernhof mit 3 Hektar bei Büllingen > land=30000 near=bullange/10 text=bauernhof
haben sie etwas in St. Vith unter 200.000 > in=saint-vith max=200000
gibt es eine Wohnung an der Küste mit Meerblick > in=coast text=meerblick type=2
ferienwohnung belgische küste 2 schlafzimmer bis 250000 > beds=2 in=coast max=250000 text=ferienwohnung
Ferienhaus Ardennen mit Kamin > in=ardennes rest=kamin text=ferienhaus type=4
wohnung 300 m vom strand in Ostende > in=ostende rest=300 m rest=strand type=2
Haus 10 km um Malmedy > near=malmedy/10 type=4
haus im umkreis von 15 km von Lüttich mit garage > garage near=liege/15 type=4
haus nicht weit von der Grenze Aachen > rest=grenze aachen type=4
ich arbeite in Aachen und suche haus in Kelmis oder Raeren > in=la calamine in=raeren rest=ich arbeite in aachen type=4
wohnen in Köln suchen Ferienwohnung in Knokke > in=knokke rest=wohnen in koln text=ferienwohnung
wir haben unsere wohnung für 210000 verkauft und suchen ein haus in eupen > in=eupen rest=unsere wohnung fur 210000 verkauft type=4
zurzeit zur miete in Eupen, möchten haus kaufen in Welkenraedt > goal=sale in=welkenraedt rest=zurzeit zur miete in eupen type=4
ich besitze ein haus in Amel was ist es wert > rest=ich besitze ein haus in amel was ist es wert
haus verkaufen eupen makler > in=eupen rest=makler rest=verkaufen type=4
familie mit 3 kindern sucht haus zur miete in Bütgenbach > goal=rent in=butgenbach type=4
rentner sucht barrierefreie wohnung erdgeschoss eupen > in=eupen text=barrierefrei text=erdgeschoss type=2
Aufzug wohnung 2 zimmer Brüssel > beds=1 in=04000 lift type=2
für meine tochter studentenzimmer in Lüttich > goal=rent in=liege rest=tochter text=studentenzimmer
studentenwohnung Löwen bis 500 euro im monat > goal=rent in=louvain max=500 text=studentenwohnung
WG zimmer Brüssel Ixelles > goal=rent in=ixelles text=wg zimmer
möblierte wohnung Brüssel europaviertel für 1 jahr > furnished goal=rent in=04000 rest=1 jahr rest=europaviertel type=2
praktikant sucht möbliertes zimmer etterbeek 6 monate > furnished goal=rent in=etterbeek rest=6 monate rest=praktikant rest=zimmer
hund erlaubt mietwohnung Eupen > goal=rent in=eupen rest=hund erlaubt type=2
zwei katzen wohnung mieten verviers > goal=rent in=verviers rest=zwei katzen type=2
einkommen 2600 netto wohnung mieten Eupen > goal=rent in=eupen rest=einkommen 2600 netto type=2
eigenkapital 80000 haus Lontzen > in=lontzen rest=eigenkapital 80000 type=4
kredit bis 350.000 haus Raeren > in=raeren rest=kredit bis 350.000 type=4
monatliche rate 1200 haus kaufen Eupen > goal=sale in=eupen rest=monatliche rate 1200 type=4
zwischen 250 und 300 tausend haus Kelmis > in=la calamine max=300000 min=250000 type=4
150.000 - 200.000 wohnung Eupen zentrum > in=eupen max=200000 min=150000 rest=zentrum type=2
haus baujahr 1990 Burg-Reuland > in=burg-reuland rest=baujahr 1990 type=4
altbau haus vor 1919 Verviers > in=verviers rest=altbau rest=vor 1919 type=4
Neubau wohnung Eupen EPB A > epc=a in=eupen new type=2
renovierungsbedürftiges haus unter 100000 Verviers > in=verviers max=100000 text=renovierungsbedurftig type=4
haus nicht renovierungsbedürftig St. Vith > in=saint-vith rest=nicht renovierungsbedurftig type=4
kein erdgeschoss wohnung Eupen > in=eupen rest=kein erdgeschoss type=2
wohnung ohne balkon egal Eupen > in=eupen rest=ohne balkon egal type=2
wohnung im 2. stock Eupen > in=eupen rest=2. stock type=2
dachgeschosswohnung mit terrasse Antwerpen > in=anvers rest=dachgeschosswohnung terrace type=2
wohnung nahe geschäften oder schule Eupen > in=eupen rest=geschaften rest=schule type=2
haus in der nähe vom bahnhof Welkenraedt > in=welkenraedt rest=bahnhof type=4
Buslinie 14 wohnung Eupen > in=eupen rest=buslinie 14 type=2
Gospertstraße 24 Eupen wohnung > in=eupen rest=gospertstrasse 24 type=2
4700 Eupen haus > in=eupen type=4
tel 087 55 66 77 haus Eupen > in=eupen rest=tel 087 55 66 77 type=4
ladenlokal eupen 90 qm > area=90 in=eupen type=7
geschäft zu vermieten Eupen innenstadt > goal=rent in=eupen rest=innenstadt type=7
büro 120 m² mieten Brüssel 5 parkplätze > area=120 garage goal=rent in=04000 rest=5 type=5
lagerhalle 800 qm Eupen industriegebiet > area=800 in=eupen rest=industriegebiet type=7
halle für traktoren Büllingen kaufen > goal=sale in=bullange rest=traktoren type=7
praxisräume für zahnarzt eupen > in=eupen rest=praxisraume rest=zahnarzt
garage mieten eupen wohnmobil > goal=rent in=eupen rest=wohnmobil text=garage
stellplatz 2 autos Ostende > in=ostende rest=2 autos text=stellplatz
renditeobjekt Lüttich 4 wohnungen > in=liege rest=4 wohnungen type=3
2 wohnungen zu verkaufen Eupen > goal=sale in=eupen rest=2 type=2
Wohnung kaufen zum vermieten Lüttich bis 130000 > goal=sale in=liege max=130000 type=2
mehrfamilienhaus Eupen als kapitalanlage > in=eupen type=3
Haus mit Einliegerwohnung für Oma Raeren > in=raeren rest=einliegerwohnung rest=oma type=4
Zu verkaufen: Einfamilienhaus, 4 Schlafzimmer, 160 m² Wohnfläche, Grundstück 900 m², Garage, Eupen-Kettenis, 345.000 € > area=160 beds=4 garage goal=sale in=kettenis land=900 max=345000 type=4
Schöne 2-Zimmer-Wohnung 75m² mit Balkon, Kaltmiete 650 €, Nebenkosten 120 €, ab 1.12. frei > area=75 beds=1 goal=rent max=650 rest=1.12 rest=frei rest=nebenkosten 120 € rest=schone text=balkon type=2
villa mit pool oder sauna Spa > in=spa rest=pool oder sauna type=4
haus oder wohnung 3 schlafzimmer Eupen oder Kelmis bis 280000 > beds=3 in=eupen in=la calamine max=280000 type=2 type=4
leibrente Ostende > in=ostende viager
keine ausländer wohnung eupen > in=eupen no=keine auslander type=2
ruhige katholische gegend haus Bütgenbach > in=butgenbach no=katholische rest=ruhige type=4
Brauche Wohnung ab sofort Eupen, Budget 650 > goal=rent in=eupen max=650 rest=ab sofort rest=brauche type=2
freistehendes haus kein reihenhaus Lontzen > in=lontzen rest=kein reihenhaus text=freistehendes type=4
wir wohnen in Eupen und suchen ein größeres Haus mit 4 Schlafzimmern in Raeren > beds=4 in=raeren rest=grosseres rest=wir wohnen in eupen type=4
schöner wohnen in Eupen > in=eupen rest=schoner wohnen
unser Budget ist 300000 haus Eupen > in=eupen max=300000 type=4
ich verkaufe meine Wohnung in Kelmis und möchte ein Haus in Eupen kaufen > goal=sale in=eupen rest=ich verkaufe meine wohnung in kelmis type=4
haus zum wohnen und arbeiten Eupen > in=eupen rest=arbeiten rest=wohnen type=4
wir haben ein Haus in Kelmis verkauft und suchen eine Wohnung in Eupen > in=eupen rest=wir haben ein haus in kelmis verkauft type=2
Eigentümer einer Wohnung in Lüttich sucht Haus in Raeren > in=raeren rest=eigentumer einer wohnung in luttich type=4
meine Eltern wohnen in Eupen, ich suche eine Wohnung in Kelmis > in=la calamine rest=meine eltern wohnen in eupen type=2
tausche Wohnung in Aachen gegen Haus in Kelmis > in=la calamine rest=tausche wohnung in aachen gegen type=4
wir haben früher in Brüssel gewohnt und suchen ein Haus in Spa > in=spa rest=wir haben fruher in brussel gewohnt type=4
seit 4 Jahren Mieter in Verviers, möchte Haus in Limburg kaufen > goal=sale in=70000 rest=seit 4 jahren mieter in verviers type=4
Umzug von Antwerpen nach Gent, Wohnung mit 2 Schlafzimmern gesucht > beds=2 in=gand rest=umzug von antwerpen nach type=2
ich komme aus Köln und suche eine Ferienwohnung in De Haan > in=de haan rest=komme aus koln text=ferienwohnung
mein Sohn mietet ein Zimmer in Löwen und braucht ein Studio in Brüssel > in=04000 rest=braucht rest=mein sohn mietet ein zimmer in lowen text=studio
unsere Freunde haben ein Haus in Malmedy gekauft, wir suchen eins in Bütgenbach > in=butgenbach rest=unsere freunde haben ein haus in malmedy gekauft
als Hauseigentümer in Amel suche ich ein Grundstück in Büllingen > in=bullange rest=als hauseigentumer in amel type=6
wir ziehen von Namur nach Arlon und brauchen ein Haus mit Garten > garden in=arlon rest=brauchen rest=wir ziehen von namur nach type=4
haben unsere Villa in Waterloo letztes Jahr verkauft, jetzt Wohnung in Knokke > in=knokke rest=jetzt rest=unsere villa in waterloo letztes jahr verkauft type=2
derzeit in Sankt Vith, Haus zur Miete in Malmedy > goal=rent in=malmedy rest=derzeit in sankt vith type=4
meine Tochter hat ein Appartement in Ostende, ich möchte auch eins in Nieuwpoort kaufen > goal=sale in=nieuport rest=meine tochter hat ein appartement in ostende
Haus kaufen in Eupen mit Garten > garden goal=sale in=eupen type=4
Wohnung mieten Kelmis 2 Schlafzimmer bis 750 Euro > beds=2 goal=rent in=la calamine max=750 type=2
Grundstück in Raeren 1000 m² > in=raeren land=1000 type=6
Einfamilienhaus Lontzen unter 350000 > in=lontzen max=350000 type=4
wir möchten in Eupen wohnen, Wohnung mit Aufzug > in=eupen lift rest=wohnen type=2
Eigentumswohnung in Brüssel mit Balkon > goal=sale in=04000 text=balkon type=2
zwei Häuser zu verkaufen in Malmedy > goal=sale in=malmedy rest=zwei type=4
Neubauwohnung Sankt Vith > in=saint-vith new type=2
Familie mit zwei Kindern sucht Haus in Bütgenbach > in=butgenbach type=4
Lagerhalle mieten Eupen 300 m² > area=300 goal=rent in=eupen type=7
Mehrfamilienhaus Lüttich > in=liege type=3
möbliertes Apartment in Antwerpen für 6 Monate > furnished goal=rent in=anvers rest=6 monate type=2
Haus mit 3 Zimmern nahe Malmedy, Budget 280000 > beds=2 max=280000 near=malmedy/10 type=4
ich ziehe nach Lüttich und suche eine Wohnung > in=liege rest=ziehe nach type=2
ich hätte gern ein Haus in Eupen > in=eupen type=4
Haus von privat vom Eigentümer in Kelmis zu kaufen > goal=sale in=la calamine rest=privat type=4
wir haben 300000 Euro für ein Haus in Raeren > in=raeren max=300000 type=4
meine Tochter braucht eine Wohnung in Lüttich > in=liege rest=tochter braucht type=2
wir ziehen nach Gent, Wohnung mieten > goal=rent in=gand rest=ziehen nach type=2
Wohnung in der Nähe meiner Eltern in Malmedy > in=malmedy rest=eltern type=2
Mieter sucht Wohnung in Eupen > goal=rent in=eupen type=2
unser erstes Haus in Bütgenbach mit Garten > garden in=butgenbach rest=erstes type=4
derzeit zu verkaufen Häuser Lontzen > goal=sale in=lontzen rest=derzeit type=4
für meine Mutter Erdgeschosswohnung in Sankt Vith > in=saint-vith rest=mutter text=erdgeschosswohnung type=2
Wohnung für 2 Jahre mieten Brüssel > goal=rent in=04000 rest=2 jahre type=2
möchte in Spa leben, Haus mit 3 Schlafzimmern > beds=3 in=spa rest=leben type=4
Haus von Eupen bis Raeren > in=eupen in=raeren type=4
vermietete Wohnung kaufen in Verviers > goal=sale in=verviers rest=vermietete type=2
Haus zum Tausch in Eupen > in=eupen rest=tausch type=4
ich arbeite von zu Hause, suche Haus mit Büro in Amel > in=ambleve rest=ich arbeite von zu hause text=buro type=4
Familie mit Hund will Haus in Weismes mieten > goal=rent in=waimes rest=hund will type=4
wir haben zwei Kinder und brauchen ein Haus in Eupen > in=eupen rest=brauchen type=4
nach Namur ziehen, Wohnung gesucht > in=namur rest=nach rest=ziehen type=2
Traumhaus in Spa > in=spa rest=traumhaus type=4
wir wohnten zehn Jahre in Lüttich, jetzt Haus in Eupen gesucht > in=eupen rest=jetzt rest=wir wohnten zehn jahre in luttich type=4
ich verlasse Eupen und suche eine Wohnung in Brüssel > in=04000 rest=ich verlasse eupen type=2
Hausbesitzer in Raeren, suche kleine Wohnung in Eupen > in=eupen rest=hausbesitzer in raeren rest=kleine type=2
mein Bruder hat in Spa ein Haus gekauft, ich suche dort eine Wohnung > rest=bruder hat in spa ein haus gekauft rest=dort type=2
bin Mieterin in Kelmis, möchte Wohnung kaufen in Eupen > goal=sale in=eupen rest=bin mieterin in kelmis type=2
von Aachen nach Eupen umziehen, Haus mit Garten > garden in=eupen rest=aachen nach rest=umziehen type=4
Tausch: Haus in Bütgenbach gegen Wohnung in Malmedy > in=malmedy rest=tausch: haus in butgenbach gegen type=2
wir besitzen eine Wohnung in Eupen und möchten ein Haus in Raeren > in=raeren rest=wir besitzen eine wohnung in eupen type=4
unser Mietvertrag in Kelmis läuft aus, Wohnung in Lontzen gesucht > in=lontzen rest=unser mietvertrag in kelmis lauft aus type=2
meine Schwiegereltern leben in Amel, wir suchen ein Haus in Büllingen > in=bullange rest=meine schwiegereltern leben in amel type=4
ich verkaufe meine Wohnung in Lüttich und kaufe ein Haus in Theux > goal=sale in=theux rest=ich verkaufe meine wohnung in luttich type=4
wir wohnen zur Zeit in Verviers und brauchen ein Haus in Eupen > in=eupen rest=brauchen rest=wir wohnen zur zeit in verviers type=4
habe ein Haus in Malmedy geerbt, suche Wohnung in Spa > in=spa rest=habe ein haus in malmedy geerbt type=2
zurzeit Mieter in Eupen, Haus kaufen in Kelmis > goal=sale in=la calamine rest=zurzeit mieter in eupen type=4
mein Vater wohnt in Sankt Vith, Wohnung in seiner Nähe gesucht > rest=mein vater wohnt in sankt vith rest=seiner type=2
wir hatten eine Ferienwohnung in De Haan, jetzt suchen wir eine in Knokke > in=knokke rest=wir hatten eine ferienwohnung in de haan, jetzt
wir haben in Eupen gewohnt und suchen jetzt in Aubel > in=aubel rest=jetzt rest=wir haben in eupen gewohnt
meine Schwester hat ein Haus in Waimes, ich möchte ein Grundstück in Malmedy > in=malmedy rest=meine schwester hat ein haus in waimes type=6
Eigentümer in Eupen sucht Ferienwohnung in Ostende > in=ostende rest=eigentumer in eupen text=ferienwohnung
ich ziehe aus Lüttich weg, Wohnung in Eupen > in=eupen rest=ich ziehe aus luttich weg type=2
tausche Haus in Raeren gegen Wohnung in Eupen > in=eupen rest=tausche haus in raeren gegen type=2
seit 10 Jahren zur Miete in Kelmis, wollen Haus kaufen in Plombières > goal=sale in=plombieres rest=seit 10 jahren zur miete in kelmis rest=wollen type=4
Haus für meine Eltern in Eupen kaufen > goal=sale in=eupen rest=eltern type=4
wir wollen aus der Stadt nach Raeren ziehen, Haus mit Garten > garden in=raeren rest=stadt nach rest=wollen aus rest=ziehen type=4
wir mieten in Eupen und möchten in Raeren kaufen > goal=sale in=raeren rest=wir mieten in eupen
Öffnungszeiten Büro Eupen > in=eupen rest=offnungszeiten buro
Büro Eupen > in=eupen type=5
Zimmer für Studenten Lüttich > goal=rent in=liege text=zimmer fur studenten
Tiefgaragenstellplatz Eupen kaufen > goal=sale in=eupen text=tiefgaragenstellplatz
meine Frau ist aus Eupen, wir suchen ein Haus in Raeren > in=raeren rest=meine frau ist aus eupen type=4
wir wollen ein Haus bauen und suchen ein Grundstück in Amel > in=ambleve rest=wollen type=6
Ferienhaus in Malmedy das wir auch vermieten können > in=malmedy rest=vermieten konnen text=ferienhaus type=4
`;
