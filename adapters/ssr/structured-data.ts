import type { Head, StructuredFact } from '../../application/page/head.ts';
import type { PropertyBody } from '../../application/browse/property-body.ts';
import type { PictureView } from '../../application/view/picture-view.ts';
import type { SiteView } from '../../application/browse/site-view.ts';
import { countryCode } from '../../domain/place/countries.ts';
import { pictureAddress } from '../../domain/media/picture-address.ts';
import type { Language } from '../../domain/text/language.ts';
import { plainText } from '../../domain/text/rich-text.ts';
import { absoluteIn } from './absolute-address.ts';

/** The page's structured data in schema.org's vocabulary; derived from what the page shows, so it contains nothing hidden. */
export function structuredData(head: Head, site: SiteView, publicUrl: URL, language: Language): object[] {
  const absolute = absoluteIn(publicUrl);
  return head.facts.map(fact => ({ '@context': 'https://schema.org', ...item(fact, site, absolute, language) }));
}

type Absolute = (path: string) => string;

function item(fact: StructuredFact, site: SiteView, absolute: Absolute, language: Language): object {
  switch (fact.type) {
    case 'agency':
      return {
        '@type': 'RealEstateAgent',
        '@id': `${absolute('/')}#agency`,
        name: site.agency.name,
        legalName: site.agency.legalName,
        url: absolute(site.homeHref),
        telephone: site.agency.phone,
        email: site.agency.email,
        vatID: site.agency.vatNumber,
        image: absolute('/preview.png'),
        logo: absolute('/icons/icon-180.png'),
        address: {
          '@type': 'PostalAddress',
          streetAddress: site.agency.street,
          postalCode: site.agency.postcode,
          addressLocality: site.agency.city,
          addressCountry: 'BE',
        },
      };
    case 'website':
      return {
        '@type': 'WebSite',
        name: site.agency.name,
        url: absolute(site.homeHref),
        inLanguage: language,
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${absolute(site.menu.find(({ page }) => page === 'for-sale')?.href ?? site.homeHref)}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      };
    case 'breadcrumb':
      return {
        '@type': 'BreadcrumbList',
        itemListElement: fact.items.map(({ name, path }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name,
          item: absolute(path),
        })),
      };
    case 'list':
      return {
        '@type': 'ItemList',
        numberOfItems: fact.items.length,
        itemListElement: fact.items.map(({ name, path }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name,
          url: absolute(path),
        })),
      };
    case 'article':
      return {
        '@type': 'Article',
        headline: fact.body.article.title.text,
        datePublished: fact.body.published,
        dateModified: fact.body.changed,
        inLanguage: language,
        mainEntityOfPage: absolute(fact.path),
        publisher: { '@id': `${absolute('/')}#agency` },
        ...(fact.body.author ? { author: { '@type': 'Person', name: fact.body.author } } : {}),
        ...(fact.body.article.picture
          ? { image: absolute(pictureAddress(fact.body.article.picture.id, { width: 1360, format: 'webp' })) }
          : {}),
      };
    case 'project':
      return project(fact, absolute, language);
    case 'listing':
      return listing(fact, absolute, language);
  }
}

function project(
  { body, path }: Extract<StructuredFact, { type: 'project' }>,
  absolute: Absolute,
  language: Language,
): object {
  const url = absolute(path);
  const { title, place } = body.project;
  return {
    '@type': 'RealEstateListing',
    '@id': `${url}#project`,
    url,
    name: title.text,
    inLanguage: body.description?.lang ?? language,
    ...(body.description ? { description: plainText(body.description.content).slice(0, 500) } : {}),
    image: body.pictures.slice(0, 6).map(({ id }) => absolute(pictureAddress(id, { width: 1360, format: 'webp' }))),
    provider: { '@id': `${absolute('/')}#agency` },
    mainEntity: {
      '@type': 'ApartmentComplex',
      name: title.text,
      address: {
        '@type': 'PostalAddress',
        ...(body.street ? { streetAddress: body.street } : {}),
        addressLocality: place,
      },
      numberOfAccommodationUnits: body.units.length,
    },
    // Prices of the units are on the units' own pages, so the parts are only references to those pages.
    ...(body.units.length === 0
      ? {}
      : { hasPart: body.units.map(({ href }) => ({ '@id': `${absolute(href)}#listing` })) }),
  };
}

function listing(fact: Extract<StructuredFact, { type: 'listing' }>, absolute: Absolute, language: Language): object {
  const { body } = fact;
  const { card } = body;
  const url = absolute(body.path);
  const fig = (value: number | undefined, unitCode: string) =>
    value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode };
  return {
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: card.title.text,
    datePosted: fact.publishedOn,
    inLanguage: body.description?.lang ?? language,
    ...(body.description ? { description: plainText(body.description.content).slice(0, 500) } : {}),
    image: body.pictures.slice(0, 6).map(picture => imageOf(picture, absolute)),
    provider: { '@id': `${absolute('/')}#agency` },
    mainEntity: {
      '@type': accommodation(fact.typeId),
      name: card.title.text,
      address: {
        '@type': 'PostalAddress',
        ...(body.street ? { streetAddress: body.street } : {}),
        ...(card.postcode ? { postalCode: card.postcode } : {}),
        addressLocality: card.place,
        addressCountry: countryCode(fact.countryId),
      },
      ...(fact.latitude !== undefined
        ? { geo: { '@type': 'GeoCoordinates', latitude: fact.latitude, longitude: fact.longitude } }
        : {}),
      floorSize: fig(card.own.surface?.name === 'groundArea' ? undefined : card.own.surface?.value, 'MTK'),
      ...(card.bedrooms === undefined ? {} : { numberOfBedrooms: card.bedrooms }),
      ...(card.bathrooms === undefined ? {} : { numberOfBathroomsTotal: card.bathrooms }),
      ...(yearBuilt(body) === undefined ? {} : { yearBuilt: yearBuilt(body) }),
    },
    ...(fact.price === undefined
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price: fact.price,
            priceCurrency: 'EUR',
            url,
            availability: fact.available ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
            businessFunction:
              card.goal === 'sale'
                ? 'http://purl.org/goodrelations/v1#Sell'
                : 'http://purl.org/goodrelations/v1#LeaseOut',
          },
        }),
  };
}

/** Structured data of a picture: its address, or for a picture with a label, as altered pictures have, an object with the label as name. */
function imageOf({ id, alt, label }: PictureView, absolute: Absolute): string | object {
  const contentUrl = absolute(pictureAddress(id, { width: 1360, format: 'webp' }));
  if (label === undefined) return contentUrl;
  return { '@type': 'ImageObject', contentUrl, name: label, caption: alt.text };
}

/** schema.org has types for apartments and houses; other properties are `Accommodation`. */
function accommodation(typeId: number): string {
  if (typeId === 2) return 'Apartment';
  return typeId === 4 ? 'House' : 'Accommodation';
}

function yearBuilt(body: PropertyBody): number | undefined {
  const fact = body.facts.flatMap(({ facts }) => facts).find(({ name }) => name === 'constructionYear');
  return typeof fact?.value === 'number' ? fact.value : undefined;
}
