/** All that is held about an address; `Transactions` erases it. */
export type PersonalData = {
  /** Gives every kept request, appointment, subscription, mail, account, second factor, login and ownership of an address, as JSON values. */
  export(email: string): Promise<readonly { readonly kind: string; readonly data: unknown }[]>;
  /** Erases mails that were sent or given up before `before`, whatever they belong to. */
  expireMails(before: number): Promise<number>;
  /** Gives every address, in lower case, of which anything is kept. */
  addresses(): Promise<ReadonlySet<string>>;
  /** Gives the names of the files that came along with kept requests. */
  files(): Promise<ReadonlySet<string>>;
};
