import type { Phrases } from '../../../application/ports/phrases/phrases.ts';
import type { Language } from '../../../domain/text/language.ts';
import frAdvertFindings from '../../../ui/locales/fr/advert-findings.json' with { type: 'json' };
import frCertificates from '../../../ui/locales/fr/certificates.json' with { type: 'json' };
import frCodedValues from '../../../ui/locales/fr/coded-values.json' with { type: 'json' };
import frInvestment from '../../../ui/locales/fr/investment.json' with { type: 'json' };
import frLeads from '../../../ui/locales/fr/leads.json' with { type: 'json' };
import frListHeading from '../../../ui/locales/fr/list-heading.json' with { type: 'json' };
import frNearby from '../../../ui/locales/fr/nearby.json' with { type: 'json' };
import frPictures from '../../../ui/locales/fr/pictures.json' with { type: 'json' };
import frPropertyTypes from '../../../ui/locales/fr/property-types.json' with { type: 'json' };
import frRooms from '../../../ui/locales/fr/rooms.json' with { type: 'json' };
import frSections from '../../../ui/locales/fr/sections.json' with { type: 'json' };
import frViager from '../../../ui/locales/fr/viager.json' with { type: 'json' };
import frViewing from '../../../ui/locales/fr/viewing.json' with { type: 'json' };
import nlAdvertFindings from '../../../ui/locales/nl/advert-findings.json' with { type: 'json' };
import nlCertificates from '../../../ui/locales/nl/certificates.json' with { type: 'json' };
import nlCodedValues from '../../../ui/locales/nl/coded-values.json' with { type: 'json' };
import nlInvestment from '../../../ui/locales/nl/investment.json' with { type: 'json' };
import nlLeads from '../../../ui/locales/nl/leads.json' with { type: 'json' };
import nlListHeading from '../../../ui/locales/nl/list-heading.json' with { type: 'json' };
import nlNearby from '../../../ui/locales/nl/nearby.json' with { type: 'json' };
import nlPictures from '../../../ui/locales/nl/pictures.json' with { type: 'json' };
import nlPropertyTypes from '../../../ui/locales/nl/property-types.json' with { type: 'json' };
import nlRooms from '../../../ui/locales/nl/rooms.json' with { type: 'json' };
import nlSections from '../../../ui/locales/nl/sections.json' with { type: 'json' };
import nlViager from '../../../ui/locales/nl/viager.json' with { type: 'json' };
import nlViewing from '../../../ui/locales/nl/viewing.json' with { type: 'json' };
import enAdvertFindings from '../../../ui/locales/en/advert-findings.json' with { type: 'json' };
import enCertificates from '../../../ui/locales/en/certificates.json' with { type: 'json' };
import enCodedValues from '../../../ui/locales/en/coded-values.json' with { type: 'json' };
import enInvestment from '../../../ui/locales/en/investment.json' with { type: 'json' };
import enLeads from '../../../ui/locales/en/leads.json' with { type: 'json' };
import enListHeading from '../../../ui/locales/en/list-heading.json' with { type: 'json' };
import enNearby from '../../../ui/locales/en/nearby.json' with { type: 'json' };
import enPictures from '../../../ui/locales/en/pictures.json' with { type: 'json' };
import enPropertyTypes from '../../../ui/locales/en/property-types.json' with { type: 'json' };
import enRooms from '../../../ui/locales/en/rooms.json' with { type: 'json' };
import enSections from '../../../ui/locales/en/sections.json' with { type: 'json' };
import enViager from '../../../ui/locales/en/viager.json' with { type: 'json' };
import enViewing from '../../../ui/locales/en/viewing.json' with { type: 'json' };
import deAdvertFindings from '../../../ui/locales/de/advert-findings.json' with { type: 'json' };
import deCertificates from '../../../ui/locales/de/certificates.json' with { type: 'json' };
import deCodedValues from '../../../ui/locales/de/coded-values.json' with { type: 'json' };
import deInvestment from '../../../ui/locales/de/investment.json' with { type: 'json' };
import deLeads from '../../../ui/locales/de/leads.json' with { type: 'json' };
import deListHeading from '../../../ui/locales/de/list-heading.json' with { type: 'json' };
import deNearby from '../../../ui/locales/de/nearby.json' with { type: 'json' };
import dePictures from '../../../ui/locales/de/pictures.json' with { type: 'json' };
import dePropertyTypes from '../../../ui/locales/de/property-types.json' with { type: 'json' };
import deRooms from '../../../ui/locales/de/rooms.json' with { type: 'json' };
import deSections from '../../../ui/locales/de/sections.json' with { type: 'json' };
import deViager from '../../../ui/locales/de/viager.json' with { type: 'json' };
import deViewing from '../../../ui/locales/de/viewing.json' with { type: 'json' };

const PHRASES: Readonly<Record<Language, Phrases>> = {
  fr: {
    advertFindings: frAdvertFindings,
    certificates: frCertificates,
    codedValues: frCodedValues,
    nearby: frNearby,
    pictures: frPictures,
    leads: frLeads,
    listHeading: frListHeading,
    propertyTypes: frPropertyTypes,
    rooms: frRooms,
    investment: frInvestment,
    sections: frSections,
    viager: frViager,
    viewing: frViewing,
  },
  nl: {
    advertFindings: nlAdvertFindings,
    certificates: nlCertificates,
    codedValues: nlCodedValues,
    nearby: nlNearby,
    pictures: nlPictures,
    leads: nlLeads,
    listHeading: nlListHeading,
    propertyTypes: nlPropertyTypes,
    rooms: nlRooms,
    investment: nlInvestment,
    sections: nlSections,
    viager: nlViager,
    viewing: nlViewing,
  },
  en: {
    advertFindings: enAdvertFindings,
    certificates: enCertificates,
    codedValues: enCodedValues,
    nearby: enNearby,
    pictures: enPictures,
    leads: enLeads,
    listHeading: enListHeading,
    propertyTypes: enPropertyTypes,
    rooms: enRooms,
    investment: enInvestment,
    sections: enSections,
    viager: enViager,
    viewing: enViewing,
  },
  de: {
    advertFindings: deAdvertFindings,
    certificates: deCertificates,
    codedValues: deCodedValues,
    nearby: deNearby,
    pictures: dePictures,
    leads: deLeads,
    listHeading: deListHeading,
    propertyTypes: dePropertyTypes,
    rooms: deRooms,
    investment: deInvestment,
    sections: deSections,
    viager: deViager,
    viewing: deViewing,
  },
};

/** The phrases of `ui/locales` in a language. `phrasesIn('nl').propertyTypes.land` → `'Grond'` */
export function phrasesIn(language: Language): Phrases {
  return PHRASES[language];
}
