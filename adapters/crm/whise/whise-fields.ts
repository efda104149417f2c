import { namesIn, type SystemFields } from '../unknown-fields.ts';

/** Fields of an estate in Whise (https://api.whise.eu/WebsiteDesigner.html). */
export const WHISE_FIELDS: SystemFields = {
  read: namesIn(`id name address number box zip city country category purpose purposeStatus status displayStatus displayStatusId state
    displayPrice displayAddress price currency rooms bathRooms area groundArea gardenArea energyValue energyClass fronts floor furnished
    availabilityDateTime parentId canHaveChildren investmentEstate createDateTime updateDateTime putOnlineDateTime longDescription
    shortDescription sms pictures details representatives link3DModel linkVirtualVisit linkVideo`),
  unused:
    namesIn(`address1 address2 availability client clientId comments documents estateId estateOrder garage garden hasPanorama
    hasSubEstates children links maxArea maxPrice minArea minPrice maxRooms minRooms office officeId order parking priceChangeDateTime
    publicationText referenceNumber regions regionIds soldRentDate subCategory subDetails terrace territory parent
    displayStatusText linkRouteDesc linkRoute linkWebsite naceCode orientation representativeIds statusId purposeId categoryId
    subCategoryId countryId purposeStatusId stateId hasPictures latitude longitude`),
};
