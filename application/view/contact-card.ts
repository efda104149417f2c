/** The path of the file that puts a contact into an address book: the agency's own, or with `?agent=` that of one person. */
export const CONTACT_CARD = '/api/contact.vcf';
