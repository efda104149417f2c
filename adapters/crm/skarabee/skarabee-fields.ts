import { namesIn, type SystemFields } from '../unknown-fields.ts';

/** Elements of a property in Skarabee Weblink (https://weblink.skarabee.com/v41/weblink.asmx). */
export const SKARABEE_FIELDS: SystemFields = {
  read: namesIn(`ID Project Status Price PriceType PriceIndication NumberOfBedrooms NumberOfBathrooms NumberOfToilets NumberOfGarages
    NumberOfParkingPlaces FloorLevelNL NumberOfFloors Typo Dates HasFurniture PetsAllowed HasElevator SurfaceLivable LandArea TotalFloorArea
    SurfaceTerrace SurfaceGarden FrontWidth Width ConstructionYear RenovationYear GeneralState KitchenType KitchenGenre RoofCoverType
    WindowType GlazingTypes HeatingTypes Energy EnergyIndexYearlyTotal GES UrbanDevelopment WaterPolicyPScore WaterPolicyGScore
    FloodProneArea DelimitedFloodplainOrRiverbank Certifications ChargesAndProvisions ChargesAndProvisionsInterval Deposit CadastrallIncome
    RealEstateTax MaximumOccupants LifeAnnuity EconomicalValue Address IsYieldProperty SalesRepresentativeLoginId NewEstate
    ShapeOfConstruction Created Modified VirtualUrl VRURL VideoUrl OpenHouse Flashes AllFlashes Residence SiteUrl`),
  unused:
    namesIn(`Area BackYardDepth BackYardWidth BasesType Clauses CommonWalls ConditionalSold Contact Contacts Depth Dimensions Easement
    EnvironmentalPlanning FloorLevel FloorLevelFR FlowStatus Garnished GardenQuality Guid IsolationType MarketType MaintenanceInside
    MaintenanceOutside Modification Name Negotiators Office Orientation Owner Owners PropertyType Reference RoofType StorageRoom Type
    UsagePrivatePercent UsageProfessionalPercent User ExternalSolarBlinds Rooms SurfaceLiving WaterPolicy`),
  unusedLike:
    /^(?:Has|Is|Surface|NumberOf|Nearby|Distance|Cadastrall|Garden|Price|Total)[A-Z]|(?:Evaluation|Comment|Types?|Area|Text|Percent|Allowed|Date|Url|ID|Surface)$/,
};
