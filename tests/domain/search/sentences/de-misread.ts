/**
 * German sentences that are easily misread: one negation before several things, one thing preferred to another, prices from high to low, loans,
 * telephone numbers, references, years, streets and postcodes, features that are accepted, alternatives, bounds, words of owners,
 * prices per m² and towns that say where another lies. See `cases.ts` for the notation.
 */
export const GERMAN_MISREAD = `
junges Paar sucht Haus mit Garten in Eupen bis 300.000 > type=4 max=300000 garden in=Eupen
Rentner suchen ebenerdige Wohnung mit Aufzug in Sankt Vith > type=2 text=ebenerdig lift in=Saint-Vith
Einfamilienhaus Deutschsprachige Gemeinschaft 4 Zimmer > type=4 beds=3 in=ostbelgien
Haus in Ostbelgien 3 Schlafzimmer Garage > type=4 beds=3 garage in=ostbelgien
Wohnung in den 19 Gemeinden Brüssel 2 Schlafzimmer > type=2 beds=2 in=04000
Haus ohne Garten aber mit Garage > type=4 !garden garage
kein Erdgeschoss, Wohnung mit Balkon > type=2 text=Balkon rest=kein Erdgeschoss
Leibrente Bouquet 40.000 Ostende > viager in=Ostende rest=Bouquet rest=40.000
Haus auf Leibrente kaufen Spa > goal=sale type=4 viager in=Spa
noch verfügbare Wohnungen Eupen > type=2 available in=Eupen
Wohnung keine Ausländer > type=2 no=keine Ausländer
nur an Deutsche Haus Raeren > type=4 in=Raeren no=Deutsche
Ref.-Nr. 6438815 > rest=Ref.-Nr rest=6438815
Referenz 643-8815 > rest=Referenz 643-8815
Ref 4700-26-8815 > rest=Ref 4700-26-8815
Haus Baujahr 1975 Büllingen > type=4 in=Bullange rest=Baujahr 1975
Altbau 1900-1914 Lüttich > in=Liège rest=Altbau 1900-1914
Tel. 087 55 12 34 Haus Eupen > type=4 in=Eupen rest=Tel rest=087 55 12 34
Wohnung 2. Etage mit Aufzug > type=2 lift rest=2. Etage
Kaution 1600, Miete bis 800, 2 Zimmer > goal=rent beds=1 max=800 rest=Kaution 1600
Haus mit Einliegerwohnung St.Vith 500000-400000 > type=4 max=500000 min=400000 in=Saint-Vith rest=Einliegerwohnung
Haus gebaut zwischen 1950 und 1970 > type=4 rest=gebaut zwischen 1950 und 1970
Altbau von 1900 bis 1930 Eupen > in=Eupen rest=Altbau von 1900 bis 1930
Haus 2021 Raeren > type=4 in=Raeren rest=2021
max 250 000 ohne Nebenkosten > max=250000
Kredit von 200.000 Haus > type=4 rest=Kredit von 200.000
Kaution 1500 Wohnung Eupen > type=2 in=Eupen rest=Kaution 1500
Garage nicht nötig > rest=Garage nicht nötig
weder Garten noch Terrasse > !garden !terrace
ohne Aufzug und Garage > !garage !lift
nicht in Lüttich > rest=nicht in Lüttich
lieber Wohnung als Haus > type=2 rest=als Haus
Aachener Straße 20 Eupen > in=Eupen rest=Aachener Straße 20
Wohnung über Laden > type=2 rest=Laden
achtzig Quadratmeter > area=80
keine Energieklasse G > epc=F
Mietkauf Eupen > in=Eupen rest=Mietkauf
Haus, 4 Fassaden, 10 Ar Land > type=4 text=4 Fassaden land=1000
Haus Maastricht > type=4 rest=Maastricht
nicht in Lüttich oder Verviers > rest=nicht in Lüttich rest=oder Verviers
ohne Balkon oder Garten > !garden rest=ohne Balkon
kein Garten oder Terrasse > !garden !terrace
Haus ohne Garten oder Wohnung > type=4 type=2 !garden
ich brauche keinen Garten > rest=brauche keinen Garten
Studio Kapitalanlage Lüttich > type=2 text=Studio in=Liège
zwischen 800 und 1000 m² Grundstück > type=6 land=800
nicht renovierungsbedürftig > rest=nicht renovierungsbedürftig
keine Wohnung, nur Haus > type=4 rest=keine Wohnung
keine Wohnungen oder Studios > rest=keine Wohnungen rest=oder Studios
Haus, keine Wohnung > type=4 rest=keine Wohnung
Garten muss nicht sein > rest=Garten muss nicht sein
Aufzug nicht erforderlich > rest=Aufzug nicht erforderlich
mit oder ohne Aufzug > rest=mit oder ohne Aufzug
nur Deutsche > no=Deutsche
keine Araber > no=keine Araber
keine Kinder > no=keine Kinder
deutschsprachige Nachbarschaft > rest=deutschsprachige Nachbarschaft
0477 12 34 56 > rest=0477 12 34 56
Herbesthaler Straße > rest=Herbesthaler Straße
Lütticher Straße Eupen > in=Eupen rest=Lütticher Straße
Bj 1998 > rest=Bj 1998
Haus 1998 > type=4 rest=1998
1,2 Mio Villa > type=4 max=1200000
lieber Haus als Wohnung Eupen > type=4 in=Eupen rest=als Wohnung
Haus über 300.000 > type=4 min=300000
Wohnung über der Garage > type=2 rest=Garage
ohne Garten aber mit Garage > !garden garage
kein Haus und keine Wohnung > rest=kein Haus rest=keine Wohnung
weder in Eupen noch in Raeren > rest=weder in Eupen rest=noch in Raeren
noch ein Haus mit Garten > type=4 garden
suche noch Wohnung Eupen bis 700 > goal=rent type=2 max=700 in=Eupen
weder Garten noch Terrasse nötig > rest=weder Garten noch Terrasse nötig
brauche keinen Garten oder Aufzug > rest=brauche keinen Garten rest=oder Aufzug
mit oder ohne Garten oder Aufzug > rest=mit oder ohne Garten rest=oder Aufzug
keine Wohnung oder Studio, Haus in Eupen > type=4 in=Eupen rest=keine Wohnung rest=oder Studio
nicht Lüttich sondern Eupen > in=Eupen rest=nicht Lüttich sondern
statt Wohnung lieber Haus > type=4 rest=statt Wohnung
Wohnung über einem Geschäft > type=2 rest=Geschäft
über 100 m² Wohnung > type=2 area=100
Kredit 250.000 bewilligt Haus > type=4 rest=Kredit 250.000 bewilligt
Kapitalanleger sucht Studio Ostende > type=2 text=Studio in=Ostende
zwischen 600 und 900 qm Bauland Raeren > type=6 land=600 in=Raeren
ohne Balkon und Terrasse > !terrace rest=ohne Balkon
Rentnerpaar sucht Bungalow > text=Bungalow
Mietkauf Haus Eupen > type=4 in=Eupen rest=Mietkauf
Haus aber kein Reihenhaus > type=4 rest=kein Reihenhaus
noch nicht verkauft Eupen > available in=Eupen
ohne Aufzug und im Erdgeschoss > text=Erdgeschoss !lift
Haus bis 300.000 Finanzierung gesichert > type=4 max=300000 rest=Finanzierung gesichert
Haus muss nicht in Eupen > type=4 rest=muss nicht in Eupen
keine Mietwohnung > rest=keine Mietwohnung
ab ca. 200.000 > min=200000
Haus bis ca. 280.000 > max=280000 type=4
Villa 300k+ > min=300000 type=4
ohne Garten kein Problem > rest=ohne garten kein problem
ohne Aufzug, kein Problem > rest=ohne aufzug, kein problem
Garten ja, Garage nein > garden rest=garage nein
keine Garage und Garten schon > !garage garden rest=schon
Garten, Garage nicht > garden rest=garage nicht
Industrieloft Gent > in=gand rest=industrieloft type=2
Garten oder große Terrasse > rest=garten oder grosse terrasse
Haus 150 qm oder größer > area=150 type=4
Studio/Wohnung Lüttich > in=liege rest=studio type=2
ein bis zwei Schlafzimmer > beds=1
1 SZ oder Studio > rest=1 sz oder studio type=2
mein Haus verkaufen > rest=verkaufen type=4
Haus zum Kaufen od. Mieten > rest=od type=4
EFH od. DHH Eupen > in=eupen rest=dhh rest=od type=4
Garten od. Terrasse > rest=garten od. terrasse
Haus mit 1000 qm Garten > garden land=1000 type=4
Wohnung, keine WG > rest=keine wg type=2
WG Zimmer Eupen > goal=rent in=eupen text=wg zimmer
Wohnung Baujahr 2015 oder neuer > rest=baujahr 2015 oder neuer type=2
neuer Bungalow > new text=bungalow
besser als EPC D > epc=c
alleinstehendes Haus > text=freistehend type=4
Alleinstehende sucht Wohnung > type=2
Sanierungsobjekt Eupen > in=eupen text=renovierungsbedurftig
noch zu vermieten Eupen > available goal=rent in=eupen
Haus min 200 max 300.000 > type=4 min=200000 max=300000
zwischen 200 und den 300.000 > min=200000 max=300000
Wohnung 1000 max > goal=rent type=2 max=1000
zwischen 80 und den 100 m² > area=80
Grundstück 1 ha 50 a > type=6 land=15000
Haus 200000/300000 > type=4 min=200000 max=300000
Haus ± 350.000 > type=4 min=315000 max=385000
Brüssel 1000-1050 > in=Bruxelles in=Ixelles
Haus in der Deutschsprachigen Region > type=4 in=ostbelgien
Deutschsprachige Region > in=ostbelgien
Haus in Erbaut > type=4 in=Erbaut
Haus in eine ruhige Straße > type=4 rest=ruhige Straße
5377 Heure > in=Heure
Haus 4830 Limbourg > type=4 in=Limbourg
Wohng 2 SZ St. Vith > beds=2 in=saint-vith type=2
evangelische Gegend > no=evangelische
Haus Hauset bei Eupen > in=hauset rest=eupen type=4
möblierte Wohnung Kapitalanlage Lüttich > furnished in=liege type=2
Wohnung 2.800 €/qm Eupen > in=eupen rest=2.800 €/qm type=2
braune Tür > rest=braune tur
Top 3 Villen Eupen > in=eupen rest=top 3 type=4
Haus noch auf dem Markt Eupen > available in=eupen type=4
Haus Nr. 7.409.556 Eupen > in=eupen rest=7.409.556 rest=nr type=4
Preis pro qm unter 2500 Haus > rest=preis pro qm unter 2500 type=4
Haus Eupen mit Garten 300 maximal > garden in=eupen max=300000 type=4
`;
