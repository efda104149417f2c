/** Path of the vCard file: the agency's own, or with `?agent=` that of one agent. */
export const CONTACT_CARD = '/api/contact.vcf';
