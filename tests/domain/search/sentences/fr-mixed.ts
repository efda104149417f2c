/** French sentences with several numbers, words for land beside a home, greetings, quarters and other forms of words. */
export const FRENCH_MIXED = `
terrain entre 500 et 800 m² > land=500 type=6
maison à vendre entre 150 et 200 m2 > area=150 goal=sale type=4
terrain 5000-8000 m² > land=5000 type=6
maison de 120 à 180 m² à vendre > area=120 goal=sale type=4
hall de 400 à 15000 m² > area=400 type=7
maison entre 700 et 900 par mois > goal=rent max=900 min=700 type=4
terrain de 800 m², maison 3 chambres > beds=3 land=800 type=4
terrain de 800 m² ou maison > land=800 type=4 type=6
terrain 10 ares avec maison à rénover > land=1000 text=a renover type=4
15 ares de terrain, duplex Namur > in=namur land=1500 text=duplex
terrain avec maison > rest=terrain type=4
maison avec terrain Namur 1200 m² > in=namur land=1200 rest=terrain type=4
20 ares de terrain, maison 120 m² > area=120 land=2000 type=4
800 m² de terrain 150 m² habitables > area=150 land=800
sans jardin, appartement 90 m² > !garden area=90 type=2
jardin 5000 Namur maison 120 m² > area=120 garden in=namur type=4
avec jardin et garage, bureau à louer > garage garden goal=rent type=5
quelque chose avec jardin et bureau > garden text=bureau
PEB C minimum maison 300.000 € > epc=c max=300000 type=4
PEB C max 300.000 > epc=c max=300000
maison 4780 à 275.000 > in=saint-vith max=275000 type=4
maison 4780 € 400.000 > in=saint-vith max=400000 type=4
appartement 1050 €900 > goal=rent in=ixelles max=900 type=2
maison 250 000 120 m² > area=120 max=250000 type=4
chambres: 3 350 000 max > beds=3 max=350000
superficie min 90 350 000 max > area=90 max=350000
maison à vendre max 1200 € > goal=sale rest=1200 € type=4
appartement à vendre 950€ > goal=sale rest=950€ type=2
garage à vendre max 8000 € > goal=sale max=8000 text=garage
namur jambes salzinnes > in=jambes in=namur
quartier flagey > in=ixelles
maison à 5 km du centre de wavre > near=wavre/5 rest=centre type=4
à 2 km de la gare de namur > near=namur/2 rest=gare
terrain d'un demi hectare > land=5000 type=6
avez-vous des maisons à dinant ? > in=dinant type=4
bonsoir, y a-t-il un studio à louer à mons ? merci d'avance > goal=rent in=mons text=studio
immo dinant > in=dinant
appt 2ch asc. terrasse > beds=2 lift terrace type=2
fermettes ardennes > in=ardennes text=fermette
châteaux > text=chateau
3 ou plus de chambres > beds=3
ath et environs 900 € > goal=rent max=900 near=ath/10
maison 3 chambres max budget 300.000 > beds=3 max=300000 type=4
surface habitable 150 m² à louer 750 > area=150 goal=rent max=750
dans les ardennes loyer 750 > goal=rent in=ardennes max=750
250.000 chambres: 3 > beds=3 max=250000
3 chambres minimum 300.000 € > beds=3 max=300000
350.000 max. 3 chambres > beds=3 max=350000
peb a ou b bruxelles > epc=b in=04000
province de luxembourg à partir de 200.000 > in=80000 min=200000
superficie min 90 trois cent mille euros > area=90 max=300000
liège 6409557 > in=liege rest=6409557
cellule commerciale liège > in=liege type=7
appartement à acheter entre 80 et 120 m² Ixelles > area=80 goal=sale in=ixelles type=2
villa entre 250 et 400 m² Waterloo > area=250 in=waterloo type=4
bureaux entre 100 et 300 m² à louer Namur > area=100 goal=rent in=namur type=5
terrain entre 500 m² et 800 m² > land=500 type=6
entrepôt 4000-5000 m² Fleurus > area=4000 in=fleurus type=7
terrain 1000 m², villa Lasne > in=lasne land=1000 type=4
15 ares, maison Ciney > in=ciney land=1500 type=4
grand terrain de 2000 m², fermette > land=2000 rest=grand text=fermette
terrain 500 m² et appartement 80 m² > area=80 land=500 type=2
maison 90 m² sans jardin ni garage > !garage !garden area=90 type=4
jardin orienté sud, 90 m², appartement > area=90 garden rest=oriente sud type=2
maison jardin, terrasse, 140 m² > area=140 garden terrace type=4
avec ascenseur, bureau Namur > in=namur lift type=5
appartement avec bureau et terrasse > terrace text=bureau type=2
PEB B minimum, appartement 250.000 > epc=b max=250000 type=2
PEB A minimum 2 chambres > beds=2 epc=a
label C maximum 350.000 € > epc=c max=350000
villa 1380 à 900.000 > in=lasne max=900000 type=4
maison 5000 jusqu'à 300.000 > in=namur max=300000 type=4
appart 4000 € 180.000 > in=liege max=180000 type=2
studio 1000 €700 > goal=rent in=bruxelles max=700 text=studio
villa 4000-4020 > in=bressoux in=jupille-sur-meuse in=liege in=liege in=wandre type=4
maison 450 000 210 m² 5 ch > area=210 beds=5 max=450000 type=4
appartement max 1 100 85 m² > area=85 goal=rent max=1100 type=2
slaapkamers: 2 275 000 > beds=2 max=275000
villa à vendre 2000 € > goal=sale rest=2000 € type=4
à acheter, max 1500 euros, appartement > goal=sale rest=1500 euros type=2
maison à vendre 900 euros par mois > goal=sale rest=900 euros par mois type=4
terrain à vendre max 5000 € > goal=sale max=5000 type=6
Liège Guillemins Grivegnée > in=grivegnee in=liege
Ixelles Flagey Etterbeek > in=etterbeek in=ixelles
Charleroi Marcinelle > in=marcinelle
quartier Dansaert appartement > in=bruxelles type=2
quartier calme à Namur > in=namur rest=quartier calme
à 3 km de la gare d'Ottignies > near=ottignies/3 rest=gare
à 1 km du centre de Mons > near=mons/1 rest=centre
10 km de Liège > near=liege/10
auriez-vous un appartement à Spa > in=spa type=2
est-ce que vous avez des villas à Lasne ? > in=lasne type=4
madame, monsieur, je cherche une maison à Huy > in=huy type=4
que puis-je acheter pour 250.000 > goal=sale max=250000
merci déjà, studio Liège > in=liege text=studio
maisons avec piscines Lasne > in=lasne text=piscine type=4
bungalows à la côte > in=coast text=bungalow
chalets ardennes > in=ardennes text=chalet
villas 4 façades avec balcons > text=4 facades text=balcon type=4
2 ou plus de chambres Namur > beds=2 in=namur
4 et plus de chambres > beds=4
Wavre et alentours 400.000 > max=400000 near=wavre/10
Mons ou environs 200.000 € > max=200000 near=mons/10
Huy alentours max 900 > goal=rent max=900 near=huy/10
2 chambres max prix 800 > beds=2 goal=rent max=800
4 ch max. budget 500k > beds=4 max=500000
1 hectare max prix 200.000 > land=10000 max=200000
superficie 120 m² Namur 900 à louer > area=120 goal=rent in=namur max=900
à louer surface 80 m² 2 ch 850 > area=80 beds=2 goal=rent max=850
dans les Ardennes 200.000 > in=ardennes max=200000
500 000 chambres: 4 > beds=4 max=500000
4 chambres minimum 450.000 > beds=4 max=450000
2 chambres minimum Namur 250.000 > beds=2 in=namur max=250000
900 max. 2 chambres Liège > beds=2 goal=rent in=liege max=900
budget 300.000 min. 100 m² > area=100 max=300000
chambres: 2 min. 70 m² > area=70 beds=2
PEB B ou C Charleroi > epc=c in=charleroi
Namur ou Huy > in=huy in=namur
surface min 60 studio > area=60 text=studio
Bruxelles 1050-1180 > in=ixelles in=uccle
villa 6409557 > rest=6409557 type=4
budget 1249950 villa > max=1249950 type=4
Te koop/à vendre maison Vilvorde 3ch > beds=3 goal=sale in=vilvorde type=4
A LOUER : APPARTEMENT 1CH - BRUXELLES (1000) - 850€ > beds=1 goal=rent in=bruxelles max=850 type=2
maison 3ch+garage+jardin Nivelles -350k > beds=3 garage garden in=nivelles max=350000 type=4
appt 2ch asc. terrasse Waterloo > beds=2 in=waterloo lift terrace type=2
maison a rénover max 150000 prov. Hainaut > in=50000 max=150000 text=a renover type=4
loue studio meublé Liège centre > furnished goal=rent in=liege rest=centre text=studio
recherche location 3 chambres Arlon 1400€ max > beds=3 goal=rent in=arlon max=1400
immo Dinant > in=dinant
maison bord de Meuse > rest=bord rest=meuse type=4
vue mer Ostende appartement 1 chambre 180.000€ > beds=1 in=ostende max=180000 text=vue mer type=2
appart Ostende digue > in=ostende rest=digue type=2
petite maison avec jardin pour retraités max 200 000 > garden max=200000 rest=petite type=4
grande maison 6 chambres pour famille nombreuse Perwez > beds=6 in=perwez rest=grande type=4
maison 5 chambres ou plus Brabant Wallon 700.000 > beds=5 in=20002 max=700000 type=4
E411 maison > rest=e411 type=4
Woluwe-St-Pierre 3 chambres terrasse > beds=3 in=woluwe-saint-pierre terrace
St Gilles 1060 1 chambre meublé > beds=1 furnished goal=rent in=saint-gilles
ST-JOSSE studio > in=saint-josse-ten-noode text=studio
Braine-l'Alleud / Waterloo / Lasne villa piscine > in=braine-l’alleud in=lasne in=waterloo text=piscine type=4
Court St Etienne maison > in=court-saint-etienne type=4
Marche en Famenne terrain > in=marche-en-famenne type=6
6700 maison 4ch > beds=4 in=arlon type=4
maison prix 280000 à 320000 4000 > in=liege max=320000 min=280000 type=4
350000€ maison 4 chambres Gembloux PEB B jardin 500m² garage > beds=4 epc=b garage garden in=gembloux land=500 max=350000 type=4
appart neuf livré 2026 Namur > in=namur new rest=livre 2026 type=2
sous 300k > max=300000
moins de 1000 euros/mois 2 ch Etterbeek > beds=2 goal=rent in=etterbeek max=1000
fermette ou maison > rest=fermette type=4
maison ou bungalow > rest=bungalow type=4
près du château > rest=chateau
château Dinant > in=dinant text=chateau
5000 Namur 900 louer > goal=rent in=namur max=900
Waterloo villa 5ch 4000m2 terrain 1.200.000 > beds=5 in=waterloo land=4000 max=1200000 type=4
villa 4000 m² terrain 5 ch > beds=5 land=4000 type=4
maison 120 m² terrain 5 ares > area=120 land=500 type=4
maison 120 m² terrain de 500 à 800 m² > area=120 land=500 type=4
terrasse 20 m² appartement 95 m² > area=95 rest=20 m2 terrace type=2
appartement terrasse de 40 m² Namur > in=namur rest=40 m2 terrace type=2
appartement avec 20 m² de terrasse > rest=20 m2 terrace type=2
appartement avec terrasse 80 m² > area=80 terrace type=2
studio balcon 28 m² > area=28 text=balcon text=studio
appartement 80 m² terrasse > area=80 terrace type=2
Bonjour je recherche un appartement 2 chambres avec balcon et cave à louer à Schaerbeek budget 1000€ charges comprises, libre au 1er février > beds=2 goal=rent in=schaerbeek max=1000 rest=1 rest=cave rest=fevrier rest=libre text=balcon type=2
Famille de 5 personnes cherche maison 4 ch avec jardin clôturé Louvain-la-Neuve max 1800 > beds=4 garden goal=rent in=louvain-la-neuve max=1800 rest=5 personnes type=4
maison 2 façades 3ch Herstal 180 000€ à débattre > beds=3 in=herstal max=180000 rest=debattre text=mitoyenne type=4
appartement 95m2 2ch 2sdb terrasse 20m2 Woluwe 450.000 > area=95 beds=2 in=woluwe-saint-lambert in=woluwe-saint-pierre max=450000 rest=20m2 rest=2sdb terrace type=2
terrain 25m de façade Éghezée > in=eghezee rest=25m rest=facade type=6
maison année 1970 Namur 200m2 > area=200 in=namur rest=annee 1970 type=4
appartement 3e étage avec ascenseur Bruxelles > in=04000 lift rest=3e etage type=2
studio 25m² Ixelles 600€ tout compris > area=25 goal=rent in=ixelles max=600 text=studio
Investisseur achète immeubles Bruxelles > goal=sale in=04000 type=3
kot meublé 450 € Namur centre > furnished goal=rent in=namur max=450 rest=centre text=kot
maison Charleroi moins 100 000 > in=charleroi max=100000 rest=moins type=4
villa contemporaine piscine chauffée Rhode-St-Genèse 1.5M > in=rhode-saint-genese max=1500000 rest=chauffee rest=contemporaine text=piscine type=4
maison bel étage Jambes garage 2 voitures > garage in=jambes rest=2 voitures text=bel etage type=4
appartement PEB A+ Gand > epc=a in=gand type=2
maison 150000-200000 Mouscron ou Comines > in=comines in=mouscron max=200000 min=150000 type=4
Ath, Lessines, Enghien : maison 3 chambres, max 275.000 €, jardin > beds=3 garden in=ath in=enghien in=lessines max=275000 type=4
3 ch, 2 sdb, 140 m², jardin 300 m², garage, Wavre, 1500 € / mois > area=140 beds=3 garage garden goal=rent in=wavre land=300 max=1500 rest=2 sdb
cherche rez-de-chaussée pour personne à mobilité réduite Uccle > in=uccle rest=mobilite reduite rest=personne text=rez-de-chaussee
commerce à remettre Liège > in=liege rest=remettre type=7
fonds de commerce boulangerie Mons > in=mons text=boulangerie type=7
bureau 50 m2 parking Louvain-la-Neuve max 800€ > area=50 garage goal=rent in=louvain-la-neuve max=800 type=5
maison Bastogne Luxembourg frontalier > in=bastogne rest=frontalier type=4
appartement neuf 6% tva Namur 2 chambres livraison 2027 > beds=2 in=namur new rest=6% tva rest=livraison 2027 type=2
maisons à vendre à Verviers avec 4 chambres et garage pour moins de 180.000 euros > beds=4 garage goal=sale in=verviers max=180000 type=4
LOUER MAISON TUBIZE 3CH JARDIN 1200EUR > beds=3 garden goal=rent in=tubize max=1200 type=4
Knokke appart digue vue mer 3ch garage 1M > beds=3 garage in=knokke max=1000000 rest=digue text=vue mer type=2
maison 350.000,00 € > max=350000 type=4
maison 350 000,- > max=350000 type=4
maison 350'000 > max=350000 type=4
maison €350k > max=350000 type=4
maison 350K € > max=350000 type=4
maison 350 K euros > max=350000 type=4
maison 350ke > max=350000 type=4
maison 0.35M > max=350000 type=4
maison 0,35 million > max=350000 type=4
maison <= 350000 > max=350000 type=4
maison ≤350k > max=350000 type=4
maison ~350k > max=385000 min=315000 type=4
maison +/- 350.000 > max=385000 min=315000 type=4
maison ± 350 000 > max=385000 min=315000 type=4
maison max.350000 > max=350000 type=4
maison max350000 > max=350000 type=4
maison 350000max > max=350000 type=4
maison 350000eur > max=350000 type=4
maison 350,000.00 > max=350000 type=4
maison 350.000€ max. > max=350000 type=4
maison 350.000 - 400.000 > max=400000 min=350000 type=4
maison 350/400k > max=400000 min=350000 type=4
maison 350 à 400k > max=400000 min=350000 type=4
maison de 350k€ à 400k€ > max=400000 min=350000 type=4
maison entre 350k et 400k > max=400000 min=350000 type=4
maison 350mille > max=350000 type=4
maison 350 mille euros > max=350000 type=4
maison trois cent cinquante mille > max=350000 type=4
maison 350000,00 > max=350000 type=4
maison 350.000 EURO > max=350000 type=4
maison EUR 350.000 > max=350000 type=4
maison EUR350000 > max=350000 type=4
appart 1200/mois > goal=rent max=1200 type=2
appart 1.200,00 € / mois cc > goal=rent max=1200 type=2
appart 1200 euros cc > goal=rent max=1200 type=2
appart 850€ + charges > goal=rent max=850 rest=charges type=2
maison 3 ch 350 > beds=3 rest=350 type=4
maison 3 chambres 1900 € > beds=3 goal=rent max=1900 type=4
maison à louer 1900 > goal=rent max=1900 type=4
maison 1900 € > goal=rent max=1900 type=4
appartement 2000 > in=anvers type=2
appartement 2 chambres 2000 € > beds=2 goal=rent max=2000 type=2
maison max350.000 > max=350000 type=4
maison EUR350.000 > max=350000 type=4
maison MAX350K min3ch > beds=3 max=350000 type=4
3ch. Namur > beds=3 in=namur
3-ch Namur > beds=3 in=namur
ch 3 Namur > beds=3 in=namur
maison 3ch/4ch > beds=3 type=4
2/3 ch Namur > beds=2 in=namur
2-3ch > beds=2
3+1 ch > beds=3
3 ch min > beds=3
min. 3 ch. > beds=3
>=3 ch > beds=3
3 ch + > beds=3
2,5 chambres > rest=2,5 chambres
1 à 2 ch > beds=1
3 grandes chambres > beds=3 rest=grandes
3 vraies chambres > beds=3 rest=vraies
trois-quatre chambres > beds=3
4e chambre > rest=4e chambre
2e chambre bureau > rest=2e chambre text=bureau
chambre d'amis > rest=amis rest=chambre
chambre à louer Liège > goal=rent in=liege rest=chambre
chambre Liège 400€ > goal=rent in=liege max=400 rest=chambre
3ch+garage Namur > beds=3 garage in=namur
3+ch > beds=3
3 ch+ > beds=3
maison 3 chambres bureau jardin garage > beds=3 garage garden text=bureau type=4
3 chambres bureau Namur > beds=3 in=namur text=bureau
maison 4 ch, bureau, jardin > beds=4 garden text=bureau type=4
maison avec 2e salle de bain > rest=2e salle de bain type=4
3 vraies chambres Namur > beds=3 in=namur rest=vraies
1ère chambre > rest=1ere chambre
bureau ou commerce Namur > in=namur type=5 type=7
maison et bureau Namur > in=namur type=4 type=5
maison, bureau ou commerce Namur > in=namur type=4 type=5 type=7
maison Namur bureau > in=namur type=4 type=5
maison 300.000 bureau > max=300000 text=bureau type=4
maison 4 ch hangar > beds=4 text=hangar type=4
maison garage atelier dépôt > garage text=atelier text=depot type=4
3 chambres magasin > beds=3 text=magasin
appartement 300.000 commerce > max=300000 text=commerce type=2
maison à vendre commerce > goal=sale type=4 type=7
hall 500 m² bureau > area=500 type=5 type=7
maison jardin Halle > garden in=hal type=4
appartement Bruxelles 1000 € > goal=rent in=04000 max=1000 type=2
appartement Bruxelles 1000 > in=bruxelles type=2
appartement Bruxelles 1000 € par mois > goal=rent in=04000 max=1000 type=2
Liège 4000 m² terrain > in=liege land=4000 type=6
1000 m² Bruxelles bureau > area=1000 in=04000 type=5
10km Namur > near=namur/10
Namur 10km > near=namur/10
Namur +10km > near=namur/10
Namur (10 km) > near=namur/10
à moins de 10 km de Namur > near=namur/10
à maximum 15 km de Liège > near=liege/15
rayon 20 km Mons > near=mons/20
20 km autour de Bruxelles maison 300k > max=300000 near=bruxelles/20 type=4
maison 300k 20 km Bruxelles > max=300000 near=bruxelles/20 type=4
entre Bruxelles et Namur > in=04000 in=namur
Aachen > rest=aachen
Luxembourg > in=80000
à 30 min de Bruxelles > near=bruxelles/10 rest=30 min
30 minutes de train de Bruxelles > near=bruxelles/10 rest=30 minutes de train
le long de la Meuse > rest=long rest=meuse
bord du canal > rest=bord rest=canal
Hainaut occidental > in=50000 rest=occidental
Jodoigne-Hannut > in=hannut in=jodoigne
Hannut/Waremme > in=hannut in=waremme
4280 Hannut > in=hannut
1300-1348 > in=louvain-la-neuve in=ottignies-louvain-la-neuve in=wavre
1300 et 1340 > in=ottignies-louvain-la-neuve in=wavre
1300, 1340 ou 1348 > in=louvain-la-neuve in=ottignies-louvain-la-neuve in=ottignies-louvain-la-neuve in=wavre
code postal 5000 > in=namur
CP 5000 > in=namur
5000Namur > in=namur
appartement 1000 et 1050 > in=bruxelles in=ixelles type=2
appartement 1000-1200 > goal=rent max=1200 min=1000 type=2
1050-1060 appartement > in=ixelles in=saint-gilles type=2
loyer 1050-1180 > goal=rent max=1180 min=1050
entre 1050 et 1180 > goal=rent max=1180 min=1050
appartement entre 1050 et 1200 euros > goal=rent max=1200 min=1050 type=2
maison encore disponible à Ciney > available in=ciney type=4
biens vendus Dinant > !available in=dinant
pas de biens vendus > available
maison non vendue Huy > available in=huy type=4
viager appartement Ostende > in=ostende type=2 viager
viager sans rente > rest=sans rente viager
immeuble avec rez commercial et 2 appartements Namur > in=namur rest=2 appartements text=rez commercial type=3
studio pour investir Liège > in=liege type=2 text=studio
appartement loué à vendre Gand > goal=sale in=gand rest=appartement loue type=2
nouvelle construction clé sur porte Ath > in=ath new text=cle sur porte
projet neuf Tournai > in=tournai new
maison récente Ath > in=ath rest=recente type=4
maison basse énergie > rest=basse energie type=4
maison meublée court terme Waterloo > furnished goal=rent in=waterloo rest=court terme type=4
non-meublé Etterbeek 1ch > !furnished beds=1 goal=rent in=etterbeek
terrasse et/ou jardin Uccle > in=uccle rest=terrasse et/ou jardin
jardin ou terrasse > rest=jardin ou terrasse
deux garages > rest=deux text=garages
sans garage ni jardin > !garage !garden
ascenseur obligatoire > lift rest=obligatoire
PEB A à C Louvain > epc=c in=louvain
pas de PEB F ou G > epc=e
PEB < 200 > epcMax=200
kWh max 150 > epcMax=150
3 chmabres nmaur > beds=3 in=namur
a vender maison mons > goal=sale in=mons type=4
appartement neuf ou récent > rest=neuf ou recent type=2
house à vendre Gent met tuin > garden goal=sale in=gand type=4
looking for appartement 2 chambres Brussel > beds=2 in=04000 type=2
150 kWh max > epcMax=150
maison de maître ou bel-étage > rest=maison de maitre ou bel-etage type=4
appartement ou maison de maître Namur > in=namur rest=maison de maitre type=2 type=4
villa ou fermette > rest=fermette type=4
maison ou appartement Namur > in=namur type=2 type=4
appartement/maison Namur > in=namur type=2 type=4
maison, appartement ou studio > rest=studio type=2 type=4
studio ou kot Liège > goal=rent in=liege rest=studio ou kot
appartement ou studio ou loft > rest=studio type=2
maison ou terrain > type=4 type=6
garage ou parking Liège > in=liege rest=garage ou parking
maison avec garage ou parking > garage type=4
balcon ou terrasse > rest=balcon ou terrasse
appartement balcon ou terrasse Uccle > in=uccle rest=balcon ou terrasse type=2
à vendre ou à louer maison > type=4
maison ou villa ou fermette > rest=fermette type=4
duplex ou penthouse Ostende > in=ostende rest=duplex ou penthouse
meublé ou non > goal=rent rest=meuble ou non
meublé ou non meublé > goal=rent rest=meuble ou non meuble
neuf ou à rénover > rest=neuf ou a renover
avec ou sans jardin > rest=avec ou sans jardin
kot ou studio à louer > goal=rent rest=kot ou studio
appartement ou duplex 2 ch > beds=2 rest=duplex type=2
terrain ou maison à rénover Dinant > in=dinant text=a renover type=4 type=6
bureau ou entrepôt ou terrain > type=5 type=6 type=7
studio ou 1 chambre Liège > in=liege rest=studio ou 1 chambre type=2
studio ou appartement 1 chambre > beds=1 rest=studio type=2
penthouse ou 3 chambres > rest=penthouse ou 3 chambres type=2
studio 1 chambre > beds=1 text=studio
terrain 12 m de façade > rest=12 m rest=facade type=6
terrain 15m de façade Ciney > in=ciney rest=15m rest=facade type=6
TERRAIN 12 M DE FACADE > rest=12 m rest=facade type=6
terrain façade 12 m > rest=facade 12 m type=6
maison façade de 6 m > rest=6 m rest=facade type=4
jardin 15m > garden rest=15m
terrasse 8 m > rest=8 m terrace
terrasse de 8m Namur > in=namur rest=8m terrace
villa 2m > max=2000000 type=4
villa 1,5m Lasne > in=lasne max=1500000 type=4
villa 2 M€ > max=2000000 type=4
villa max 2M > max=2000000 type=4
villa 2m à Lasne > in=lasne max=2000000 type=4
villa budget 2m > max=2000000 type=4
villa budget de 2m > max=2000000 type=4
villa de 2m > rest=2m type=4
terrain 12,5 m de façade > rest=12,5 m rest=facade type=6
VILLA 2M LASNE > in=lasne max=2000000 type=4
VILLA 2M > max=2000000 type=4
appartement ch de Wavre Ixelles > in=ixelles rest=ch de wavre type=2
maison ch. de Charleroi > rest=ch. de charleroi type=4
maison 3 ch de Wavre > beds=3 in=wavre type=4
12 ch de Wavre > beds=12 in=wavre
2 ch. d'Ixelles > beds=2 in=ixelles
3 ch Wavre > beds=3 in=wavre
bd du Souverain > rest=bd du souverain
av. Louise appartement > rest=av. louise type=2
pl. Flagey > in=ixelles rest=pl
place Flagey > in=ixelles
rue de Namur Wavre > in=wavre rest=rue de namur
12 rue de Liège Namur > in=namur rest=12 rue de liege
chaussée de Waterloo 1050 > in=ixelles rest=chaussee de waterloo
maison à Namur libre dans 3 mois > in=namur rest=3 mois rest=libre type=4
libre dans un mois maison > rest=libre rest=mois type=4
appartement disponible le mois prochain > available rest=mois prochain type=2
garantie 2 mois > rest=garantie 2 mois
maison 2 niveaux 4 pers > rest=2 niveaux 4 pers type=4
3 p Namur > in=namur rest=3 p
panneaux 6 kWc > rest=panneaux 6 kwc
maison 2 h de Bruxelles > near=bruxelles/10 rest=2 h type=4
T3 > rest=t3
10 a 80 ca > land=1080
10a80ca Ciney > in=ciney land=1080
terrain 12a50 > land=1250 type=6
1 wc 2 sdd > rest=1 wc 2 sdd
2000 pieds carrés > area=185
maison à 200 m de l'école > rest=200 m rest=ecole type=4
65+ résidence > rest=65 rest=residence
maison 100 ans > rest=100 ans type=4
cuisine 20 m² maison 150 m² > area=150 rest=cuisine 20 m2 type=4
séjour de 40 m² appartement > rest=40 m2 rest=sejour type=2
cave 15 m² > rest=cave 15 m2
chambre de 20 m² > rest=20 m2 rest=chambre
garage 40 m² maison 200 m² > area=200 garage rest=40 m2 type=4
`;
