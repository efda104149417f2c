import { namesIn, type SystemFields } from '../unknown-fields.ts';

/** Fields to request explicitly, since the default set of fields varies. */
export const REQUESTED = [
  'ID Goal Status WebID WebIDs City Zip CountryID CountryAbbr CountryName Street HouseNumber BoxNr PublishAddress GoogleX GoogleY',
  'Price StartPrice PublishPrice PriceUnit PriceUnitText Marquee MarqueeName MainTypeName TypeDescription DescriptionA Description',
  'ProjectID ManagerID Condition ConditionName KitchenName HeatingName HasViager CreatedDate LastChangedDate VirtualTour DateFree',
  'NumberOfBedRooms NumberOfBathRooms NumberOfShowerRooms NumberOfToilets NumberOfGarages NumberOfParkings Floor SurfaceLiving',
  'SurfaceGround SurfaceTotal SurfaceTerrace SurfaceGarden SurfaceOffice SurfaceConstructed ConstructionYear HasFurnished HasLift',
  'EnergyPerformance EPCLabelText ChargesRenter DepositAmount XLargePictureItems LargePictureItems LargePictures',
].flatMap(line => line.split(' '));

/** Fields of a property in Omnicasa. */
export const OMNICASA_FIELDS: SystemFields = {
  read: new Set(REQUESTED),
  unused:
    namesIn(`Address AddressFormatted Attic ConditionID District Garden HasAttic HasCellar HasGarden Heating HeatingID Ident
    Kitchen KitchenID KitchenType Language LanguageId MainTypeID MediumPictures Name OfficeID OfficeName Orientation PictureUrl Pictures
    PropertyID Reference Region SiteID SmallPictures SoldDate StatusName SubStatus SubStatusName SubType SurfaceGround2 SurfaceStore
    SynchronisedDate TypeID UniqueCode WebIDName LargePicture MediumPictureItems SmallPictureItems XLargePictures`),
  unusedLike:
    /^(?:Has|Is|Surface|Charges|Number|Picture|Publish|Energy|EPC|DescriptionB|SEO|Distance)[A-Z]|(?:ID|Name|Date|Text|Url)$/,
};
