/** Municipalities of Namur. Written by `npm run generate:places`, which names the sources. */
export const NAMUR = `
91005|fr|5537|Anhée|5537 Annevoie-Rouillon,Bioul,Denée,Haut-le-Wastia,Madredet,Salet,Sosoye,Warnant|
91013|fr|5570|Beauraing|5570 Baronville,Dion,Felenne,Feschaux,Honnay,Javingue,Vonêche,Wancennes,Winenne;5571 Wiesme;5572 Focant;5573 Martouzin-Neuville;5574 Pondrôme;5576 Froidfontaine|
91015|fr|5555|Bièvre|5555 Baillamont,Bellefontaine,Cornimont,Graide,Gros-Fays,Monceau-en-Ardenne,Naomé,Oizy,Petit-Fays|
91030|fr|5590|Ciney|5590 Achêne,Braibant,Chevetogne,Conneux,Leignon,Pessoux,Serinchamps,Sovet|
91034|fr|5500|Dinant|5500 Anseremme,Bouvignes-sur-Meuse,Dréhance,Falmagne,Falmignoul,Furfooz;5501 Lisogne;5502 Thynes;5503 Sorinnes;5504 Foy-Notre-Dame|
91054|fr|5575|Gedinne|5575 Bourseigne-Neuve,Bourseigne-Vieille,Houdremont,Louette-Saint-Denis,Louette-Saint-Pierre,Malvoisin,Patignies,Rienne,Sart-Custinne,Vencimont,Willerzie|
91059|fr|5360|Hamois|5360 Natoye;5361 Mohiville,Scy;5362 Achet;5363 Emptinne;5364 Schaltin|
91064|fr|5370|Havelange|5370 Barvaux-Condroz,Flostoy,Jeneffe,Porcheresse,Verlée;5372 Méan;5374 Maffe;5376 Miécret|
91072|fr|5560|Houyet|5560 Ciergnon,Finnevaux,Hulsonniaux,Mesnil-Saint-Blaise,Mesnil-Église;5561 Celles;5562 Custinne;5563 Hour;5564 Wanlin|
91103|fr|5520|Onhaye|5520 Anthée;5521 Serville;5522 Falaën;5523 Sommière,Weillen;5524 Gérin|
91114|fr|5580|Rochefort|5580 Ave-et-Auffe,Buissonville,Eprave,Han-sur-Lesse,Jemelle,Lavaux-Sainte-Anne,Lessive,Mont-Gauthier,Villers-sur-Lesse,Wavreille|
91120|fr|5377|Somme-Leuze|5377 Baillonville,Bonsin,Heure,Hogne,Nettinne,Noiseux,Sinsin,Waillet|
91141|fr|5530|Yvoir|5530 Dorinne,Durnal,Evrehailles,Godinne,Houx,Mont,Purnode,Spontin|
91142|fr|5540|Hastière|5540 Hastière-Lavaux,Hermeton-sur-Meuse,Waulsort;5541 Hastière-par-delà;5542 Blaimont;5543 Heer;5544 Agimont|
91143|fr|5550|Vresse-sur-Semois|5550 Alle,Bagimont,Bohan,Chairière,Laforêt,Membre,Mouzaive,Nafraiture,Orchimont,Pussemange,Sugny,Vresse|
92003|fr|5300|Andenne|5300 Bonneville,Coutisse,Landenne,Maizeret,Namêche,Sclayn,Seilles,Thon,Vezin|
92006|fr|5330|Assesse|5330 Maillen,Sart-Bernard;5332 Crupet;5333 Sorinne-la-Longue;5334 Florée;5336 Courrière|
92035|fr|5310|Eghezée|5310 Aische-en-Refail,Bolinne,Boneffe,Branchon,Dhuy,Hanret,Leuze,Liernu,Longchamps,Mehaigne,Noville-sur-Mehaigne,Saint-Germain,Taviers,Upigny,Waret-la-Chaussée|
92045|fr|5150|Floreffe|5150 Floriffoux,Franière,Soye|
92048|fr|5070|Fosses-la-Ville|5070 Aisemont,Le Roux,Sart-Eustache,Sart-Saint-Laurent,Vitrival|
92054|fr|5340|Gesves|5340 Faulx-les-Tombes,Haltinne,Mozet,Sorée|
92087|fr|5640|Mettet|5640 Biesme,Biesmerée,Graux,Oret,Saint-Gérard;5641 Furnaux;5644 Ermeton-sur-Biert;5646 Stave|
92094|fr|5000|Namur=Namen=Namur=Namur|5000 Beez;5001 Belgrade;5002 Saint-Servais;5003 Saint-Marc;5004 Bouge;5020 Champion,Daussoulx,Flawinne,Malonne,Suarlée,Temploux,Vedrin;5021 Boninne;5022 Cognelée;5024 Gelbressée,Marches-les-Dames;5100 Dave,Jambes,Naninne,Wierde,Wépion;5101 Erpent,Lives-sur-Meuse,Loyers|
92097|fr|5350|Ohey|5350 Evelette;5351 Haillot;5352 Perwez;5353 Goesnes;5354 Jallet|
92101|fr|5170|Profondeville|5170 Arbre,Bois-de-Villers,Lesve,Lustin,Rivière|
92114|fr|5140|Sombreffe|5140 Boignée,Ligny,Tongrinne|
92137|fr|5060|Sambreville|5060 Arsimont,Auvelais,Falisolle,Keumiée,Moignelée,Tamines,Velaine|
92138|fr|5380|Fernelmont|5380 Bierwart,Cortil-Wodon,Forville,Franc-Waret,Hemptinne,Hingeon,Marchovelette,Noville-les-Bois,Pontillas,Tillier|
92140|fr|5190|Jemeppe-sur-Sambre|5190 Balâtre,Ham-sur-Sambre,Mornimont,Moustier,Onoz,Saint-Martin,Spy|
92141|fr|5080|La Bruyère|5080 Emines,Rhisnes,Villers-lez-Heest,Warisoulx;5081 Bovesse,Meux,Saint-Denis|
92142|fr|5030|Gembloux=Gembloers=Gembloux=Gembloux|5030 Beuzet,Ernage,Grand-Manil,Lonzée,Sauvenière;5031 Grand-Leez;5032 Bossière,Bothey,Corroy-le-Château,Isnes,Mazy|
93010|fr|5630|Cerfontaine|5630 Daussois,Senzeille,Silenrieux,Soumoy,Villers-Deux-Églises|
93014|fr|5660|Couvin|5660 Aublain,Boussu-en-Fagne,Brûly,Brûly-de-Pesche,Cul-des-Sarts,Dailly,Frasnes,Gonrieux,Mariembourg,Pesche,Petigny,Petite-Chapelle,Presgaux|
93018|fr|5680|Doische|5680 Gimnée,Gochenée,Matagne-la-Grande,Matagne-la-Petite,Niverlée,Romerée,Soulme,Vaucelles,Vodelée|
93022|fr|5620|Florennes|5620 Corenne,Flavion,Hemptinne,Morville,Rosée,Saint-Aubin;5621 Hanzinelle,Hanzinne,Morialmé,Thy-le-Bauduin|
93056|fr|5600|Philippeville|5600 Fagnolle,Franchimont,Jamagne,Jamiolle,Merlemont,Neuville,Omezée,Roly,Romedenne,Samart,Sart-en-Fagne,Sautour,Surice,Villers-en-Fagne,Villers-le-Gambon,Vodecée|
93088|fr|5650|Walcourt|5650 Castillon,Chastrès,Clermont,Fontenelle,Fraire,Pry,Vogenée,Yves-Gomezée;5651 Berzée,Gourdinne,Laneffe,Rognée,Somzée,Tarcienne,Thy-le-Château|
93090|fr|5670|Viroinval|5670 Dourbes,Le Mesnil,Mazée,Nismes,Oignies-en-Thiérache,Olloy-sur-Viroin,Treignes,Vierves-sur-Viroin|
`;
