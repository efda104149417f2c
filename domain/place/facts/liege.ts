/** Municipalities of Liège. Written by `npm run generate:places`, which names the sources. */
export const LIEGE = `
61003|fr|4540|Amay|4540 Ampsin,Flône,Jehay-Bodegnée,Ombret-Rawsa|
61010|fr|4210|Burdinne|4210 Hannêche,Lamontzée,Marneffe,Oteppe,Vissoul|
61012|fr|4560|Clavier|4560 Bois-et-Borsu,Les Avins,Ocquier,Pailhe,Terwagne|
61019|fr|4190|Ferrières|4190 My,Vieuxville,Werbomont,Xhoris|
61024|fr|4180|Hamoir|4180 Comblain-Fairon;4181 Filot|
61028|fr|4217|Héron|4217 Lavoir,Waret-l’Évêque;4218 Couthuin|
61031|fr|4500|Huy=Hoei=Huy=Huy|4500 Ben-Ahin,Neuville-sous-Huy,Tihange|
61039|fr|4570|Marchin|4570 Vyle-et-Tharoul|
61041|fr|4577|Modave|4577 Linchet,Outrelouxhe,Strée,Vierset-Barse|
61043|fr|4550|Nandrin|4550 Saint-Séverin,Villers-le-Temple,Yernée-Fraineux|
61048|fr|4590|Ouffet|4590 Ellemelle,Warzée|
61063|fr|4537|Verlaine|4537 Chapon-Seraing,Seraing-le-Château|
61068|fr|4530|Villers-le-Bouillet|4530 Fize-Fontaine,Vaux-et-Borset,Vieux-Waleffe,Warnant-Dreye|
61072|fr|4520|Wanze|4520 Antheit,Bas-Oha,Huccorgne,Moha,Vinalmont|
61079|fr|4160|Anthisnes|4160;4161 Villers-aux-Tours;4162 Hody;4163 Tavier|
61080|fr|4480|Engis|4480 Clermont-sous-Huy,Hermalle-sous-Huy|
61081|fr|4557|Tinlot|4557 Abée,Fraiture,Ramelot,Seny,Soheit-Tinlot|
62003|fr|4430|Ans|4430;4431 Loncin;4432 Alleur,Xhendremael|
62006|fr|4340|Awans|4340 Fooz,Othée,Villers-Évêque;4342 Hognoul|
62009|fr|4920|Aywaille|4920 Ernonheid,Harzé,Sougné-Remouchamps|
62011|fr|4690|Bassenge=Bitsingen=Bassenge=Bassenge|4690 Boirs,Eben-Emael,Glons,Roclenge-sur-Geer,Wonck|
62015|fr|4610|Beyne-Heusay|4610 Bellaire,Queue-du-Bois|
62022|fr|4050|Chaudfontaine|4050;4051 Vaux-sous-Chèvremont;4052 Beaufays;4053 Embourg|
62026|fr|4170|Comblain-au-Pont|4170;4171 Poulseur|
62027|fr|4607|Dalhem|4606 Saint-André;4607 Berneau,Bombaye,Feneur,Mortroux;4608 Neufchâteau,Warsage|
62032|fr|4130|Esneux|4130 Tilff|
62038|fr|4620|Fléron|4620;4621 Retinne;4623 Magnée;4624 Romsée|
62051|fr|4040|Herstal|4040;4041 Milmort,Vottem;4042 Liers|
62060|fr|4450|Juprelle|4450 Lantin,Slins;4451 Voroux-lez-Liers;4452 Paifve,Wihogne;4453 Villers-Saint-Siméon;4458 Fexhe-Slins|
62063|fr|4000|Liège=Luik=Liège=Lüttich|4000 Glain,Rocourt;4020 Bressoux,Jupille-sur-Meuse,Wandre;4030 Grivegnée;4031 Angleur;4032 Chênée|
62079|fr|4680|Oupeye|4680 Hermée;4681 Hermalle-sous-Argenteau;4682 Heure-le-Romain,Houtain-Saint-Siméon;4683 Vivegnis;4684 Haccourt|
62093|fr|4420|Saint-Nicolas|4420 Montegnée,Sint-Niklaas,Tilleur|
62096|fr|4100|Seraing|4100 Boncelles;4101 Jemeppe-sur-Meuse;4102 Ougrée|
62099|fr|4630|Soumagne|4630 Ayeneux,Micheroux;4631 Evegnée,Tignée;4632 Cerexhe-Heuseux;4633 Melen|
62100|fr|4140|Sprimont|4140 Dolembreux,Gomzé-Andoumont,Rouvreux;4141 Louveigné|
62108|fr|4600|Visé=Wezet=Visé=Visé|4600 Lanaye,Lixhe,Richelle;4601 Argenteau;4602 Cheratte|
62118|fr|4460|Grâce-Hollogne|4460 Bierset,Grâce-Berleur,Hollogne-aux-Pierres,Horion-Hozémont,Velroux|
62119|fr|4670|Blégny|4670 Mortier,Trembleur;4671 Barchon,Housse,Saive;4672 Saint-Remy|
62120|fr|4400|Flémalle|4400 Awirs,Chokier,Flémalle-Grande,Flémalle-Haute,Gleixhe,Ivoz-Ramet,Mons-lez-Liège|
62121|fr|4120|Neupré|4120 Ehein,Rotheux-Rimière;4121 Neuville-en-Condroz;4122 Plainevaux|
62122|fr|4870|Trooz|4870 Forêt,Fraipont,Nessonvaux|
63001|de|4770|Amblève=Amel=Amel=Amel|4770 Meyerode;4771 Heppenbach|
63003|fr|4880|Aubel|4880|
63004|fr|4837|Baelen|4837 Balen,Membach|
63012|de|4760|Bullange=Büllingen=Büllingen=Büllingen|4760 Manderfeld;4761 Rocherath|
63013|de|4750|Butgenbach=Bütgenbach=Bütgenbach=Bütgenbach|4750 Elsenborn|
63020|fr|4820|Dison|4820;4821 Andrimont|
63023|de|4700|Eupen|4700;4701 Kettenis|
63035|fr|4650|Herve|4650 Chaineux,Grand-Rechain,Julémont;4651 Battice;4652 Xhendelesse;4653 Bolland;4654 Charneux|
63038|fr|4845|Jalhay|4845 Sart|
63040|de|4720|La Calamine=Kelmis=Kelmis=Kelmis|4720;4721 Neu-Moresnet;4728 Hergenrath|
63045|fr|4990|Lierneux|4990 Arbrefontaine,Bra|
63046|fr|4830|Limbourg=Limburg=Limbourg=Limbourg|4830;4831 Bilstain;4834 Goé|
63048|de|4710|Lontzen|4710;4711 Walhorn|
63049|fr|4960|Malmedy|4960 Bellevaux-Ligneuville,Bevercé|
63057|fr|4877|Olne|4877|
63058|fr|4860|Pepinster|4860 Cornesse,Wegnez;4861 Soiron|
63061|de|4730|Raeren|4730 Hauset;4731 Eynatten|
63067|de|4780|Saint-Vith=Sankt Vith=Sankt Vith=Sankt Vith|4780 Recht;4782 Schönberg;4783 Lommersweiler;4784 Crombach|
63072|fr|4900|Spa|4900|
63073|fr|4970|Stavelot|4970 Francorchamps|
63075|fr|4987|Stoumont|4987 Chevron,La Gleize,Lorcé,Rahier|
63076|fr|4910|Theux|4910 La Reid,Polleur|
63079|fr|4800|Verviers|4800 Ensival,Lambermont,Petit-Rechain;4801 Stembert;4802 Heusy|
63080|fr|4950|Waimes=Weismes=Waimes=Weismes|4950 Faymonville,Robertville|
63084|fr|4840|Welkenraedt=Welkenraat=Welkenraedt=Welkenraedt|4840;4841 Henri-Chapelle|
63086|fr|4980|Trois-Ponts|4980 Fosse,Wanne;4983 Basse-Bodeux|
63087|de|4790|Burg-Reuland|4790 Reuland;4791 Thommen|
63088|fr|4850|Plombières=Blieberg=Plombières=Plombières|4850 Montzen,Moresnet;4851 Gemmenich,Sippenaeken;4852 Hombourg|
63089|fr|4890|Thimister-Clermont|4890 Clermont,Thimister|
64008|fr|4257|Berloz|4257 Corswarem,Rosoux-Crenwick|
64015|fr|4260|Braives|4260 Avennes,Ciplet,Fallais,Fumal,Ville-en-Hesbaye;4261 Latinne;4263 Tourinne|
64021|fr|4367|Crisnée|4367 Fize-le-Marsal,Kemexhe,Odeur,Thys|
64023|fr|4357|Donceel|4357 Haneffe,Jeneffe,Limont|
64025|fr|4347|Fexhe-le-Haut-Clocher|4347 Freloux,Noville,Roloux,Voroux-Goreux|
64029|fr|4250|Geer|4250 Boëlhe,Hollogne-sur-Geer,Lens-Saint-Servais;4252 Omal;4253 Darion;4254 Ligney|
64034|fr|4280|Hannut=Hannuit=Hannut=Hannut|4280 Abolens,Avernas-le-Bauduin,Avin,Bertrée,Blehen,Cras-Avernas,Crehen,Grand-Hallet,Lens-Saint-Remy,Merdorp,Moxhe,Petit-Hallet,Poucet,Thisnes,Trognée,Villers-le-Peuplier,Wansin|
64047|fr|4287|Lincent=Lijsem=Lincent=Lincent|4287 Pellaines,Racour|
64056|fr|4360|Oreye=Oerle=Oreye=Oreye|4360 Bergilers,Grandville,Lens-sur-Geer,Otrange|
64063|fr|4350|Remicourt|4350 Lamine,Momalle,Pousset;4351 Hodeige|
64065|fr|4470|Saint-Georges-sur-Meuse|4470|
64074|fr|4300|Waremme=Borgworm=Waremme=Waremme|4300 Bettincourt,Bleret,Bovenistier,Grand-Axhe,Lantremange,Oleye|
64075|fr|4219|Wasseiges|4219 Acosse,Ambresin,Meeffe|
64076|fr|4317|Faimes|4317 Aineffe,Borlez,Celles,Les Waleffes,Viemme|
`;
