import { childOf, type XmlElement } from '../read-xml.ts';

/**
 * Elements that OpenImmo 1.2.7 (http://www.openimmo.de) has in the sections of an object that contain its facts;
 * `anzahl_balkon_terrassen` of earlier versions; and two that senders write instead of the attribute `auf_anfrage`.
 */
const SECTIONS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    geo: `plz ort geokoordinaten strasse hausnummer bundesland land gemeindecode flur flurstueck gemarkung etage anzahl_etagen lage_im_bau
      wohnungsnr lage_gebiet regionaler_zusatz karten_makro karten_mikro virtuelletour luftbildern`,
    preise: `kaufpreis kaufpreisnetto kaufpreisbrutto nettokaltmiete kaltmiete warmmiete nebenkosten heizkosten_enthalten heizkosten
      zzg_mehrwertsteuer mietzuschlaege hauptmietzinsnetto pauschalmiete betriebskostennetto evbnetto gesamtmietenetto gesamtmietebrutto
      gesamtbelastungnetto gesamtbelastungbrutto gesamtkostenprom2von heizkostennetto monatlichekostennetto monatlichekostenbrutto
      nebenkostenprom2von ruecklagenetto sonstigekostennetto sonstigemietenetto summemietenetto nettomieteprom2von pacht erbpacht hausgeld
      abstand preis_zeitraum_von preis_zeitraum_bis preis_zeiteinheit mietpreis_pro_qm kaufpreis_pro_qm provisionspflichtig provision_teilen
      innen_courtage aussen_courtage courtage_hinweis provisionnetto provisionbrutto waehrung mwst_satz mwst_gesamt freitext_preis x_fache
      nettorendite nettorendite_soll nettorendite_ist mieteinnahmen_ist mieteinnahmen_soll erschliessungskosten kaution kaution_text
      geschaeftsguthaben stp_carport stp_duplex stp_freiplatz stp_garage stp_parkhaus stp_tiefgarage stp_sonstige richtpreis richtpreisprom2
      auf_anfrage preis_auf_anfrage`,
    flaechen: `wohnflaeche nutzflaeche gesamtflaeche ladenflaeche lagerflaeche verkaufsflaeche freiflaeche bueroflaeche bueroteilflaeche
      fensterfront verwaltungsflaeche gastroflaeche grz gfz bmz bgf grundstuecksflaeche sonstflaeche anzahl_zimmer anzahl_schlafzimmer
      anzahl_badezimmer anzahl_sep_wc anzahl_balkone anzahl_terrassen anzahl_balkon_terrassen anzahl_logia balkon_terrasse_flaeche
      anzahl_wohn_schlafzimmer gartenflaeche kellerflaeche fensterfront_qm grundstuecksfront dachbodenflaeche teilbar_ab beheizbare_flaeche
      anzahl_stellplaetze plaetze_gastraum anzahl_betten anzahl_tagungsraeume vermietbare_flaeche anzahl_wohneinheiten
      anzahl_gewerbeeinheiten einliegerwohnung kubatur ausnuetzungsziffer flaechevon flaechebis`,
    ausstattung: `ausstatt_kategorie wg_geeignet raeume_veraenderbar bad kueche boden kamin heizungsart befeuerung klimatisiert fahrstuhl
      stellplatzart gartennutzung ausricht_balkon_terrasse moebliert rollstuhlgerecht kabel_sat_tv dvbt barrierefrei sauna swimmingpool
      wasch_trockenraum wintergarten dv_verkabelung rampe hebebuehne kran gastterrasse stromanschlusswert kantine_cafeteria teekueche
      hallenhoehe angeschl_gastronomie brauereibindung sporteinrichtungen wellnessbereich serviceleistungen telefon_ferienimmobilie
      breitband_zugang umts_empfang sicherheitstechnik unterkellert abstellraum fahrradraum rolladen dachform bauweise ausbaustufe
      energietyp bibliothek dachboden gaestewc kabelkanaele seniorengerecht`,
    zustand_angaben: `baujahr letztemodernisierung zustand alter bebaubar_nach erschliessung erschliessung_umfang bauzone altlasten
      energiepass verkaufstatus`,
    verwaltung_objekt: `objektadresse_freigeben verfuegbar_ab abdatum bisdatum min_mietdauer max_mietdauer versteigerungstermin
      wbs_sozialwohnung vermietet gruppennummer zugang laufzeit max_personen nichtraucher haustiere geschlecht denkmalgeschuetzt als_ferien
      gewerbliche_nutzung branchen hochhaus`,
  }).map(([section, names]) => [section, new Set(names.split(/\s+/))]),
);

/**
 * Elements with a value that OpenImmo does not define in their section, each with the name of the section. `unknownElements(object)` →
 * `['flaechen.slaapkamers']`
 */
export function unknownElements(object: XmlElement): readonly string[] {
  return [...SECTIONS].flatMap(([section, known]) =>
    (childOf(object, section)?.children ?? []).flatMap(({ name, text, children }) => {
      const spelled = name.toLowerCase();
      const isEmpty = text === '' && children.length === 0;
      return isEmpty || known.has(spelled) || spelled.startsWith('user_defined') ? [] : [`${section}.${name}`];
    }),
  );
}
