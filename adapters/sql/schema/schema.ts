import type { Generated, GeneratedAlways } from 'kysely';

/** The tables. Times are Unix ms; JSON is stored as text, so that SQLite and PostgreSQL store the same values. */
export type Schema = {
  submission: {
    id: string;
    form: string;
    language: string;
    received_at: number;
    /** Form values by field, as JSON. */
    field_values: string;
    subject_id: string | null;
    /** E-mail address in lower case. */
    email: string | null;
    key: string;
    /** Phone number as submitted in the form; null if `found_by` is null. */
    phone: string | null;
    /** Text in which the desk searches (`searchText`). Null in rows of a version without it, until a job fills it in. */
    search_text: string | null;
    /**
     * Search text of earlier versions (`legacySearchText`). Null in rows stored by a version of the site without it;
     * `completeSearchColumnsWith` fills it in. A schema step that changes `legacySearchText` has to set the column to null.
     */
    found_by: string | null;
  };
  idempotency_key: { key: string; body_hash: string; submission_id: string; ends_at: number };
  used_challenge: { id: string; ends_at: number };
  /** Values of `once`, each with the last submission that had it; deleted with that submission. */
  once_value: { value: string; submission_id: string };
  /** Number of viewings booked in a slot, at a property or with an agent. These rows decide who gets the last free capacity. */
  slot: { holder: string; day: string; slot: string; taken: number };
  appointment: {
    submission_id: string;
    agent_id: string;
    property_id: string;
    day: string;
    slot: string;
    from_hour: string;
    to_hour: string;
    capacity: number;
    token_hash: string;
    /** 'confirmed', 'cancelled', or 'asked' while an agent has to confirm. */
    status: string;
    sequence: number;
    /** Exact time within the slot, such as '14:30'; null until the agent sets it. */
    exact_from: string | null;
    exact_to: string | null;
    reminded_at: number | null;
    /** Message from the agent to the visitor on refusing or cancelling. */
    reason: string | null;
    /** 1 if the viewing was moved since an agent last confirmed it; else 0 or null. */
    moved: number | null;
    /** 'happened' or 'not-come'; null until the agent records it. */
    outcome: string | null;
  };
  /** Requested mails whose address a worker has yet to look up. */
  asked_mail: {
    seq: GeneratedAlways<number>;
    id: string;
    kind: string;
    /** The address as the visitor typed it. */
    email: string;
    email_folded: string;
    language: string;
    asked_at: number;
  };
  mail: {
    /** Order of enqueuing. */
    seq: GeneratedAlways<number>;
    id: string;
    submission_id: string | null;
    subscription_id: string | null;
    template: string;
    language: string;
    recipient: string;
    /**
     * The recipient in lower case, for searches; null if it equals the address of the mail's request or subscription, by which a search
     * finds the mail.
     */
    recipient_folded: string | null;
    reply_to: string | null;
    reply_folded: string | null;
    /** Data of the mail (`contentOf`), as JSON. */
    content: string;
    unsubscribe: string | null;
    /** 1 if the secrets of links are replaced by placeholders; null on mails of an earlier version until `hideLinks` processed them. */
    links_hidden: number | null;
    /** Number of delivery attempts. */
    attempts: number;
    /** Time of the next attempt, or end of the lease of the worker that sends it. Null once sent or given up. */
    due_at: number | null;
    sent_at: number | null;
    /** When the mail was sent or given up. */
    over_at: number | null;
    /** Enqueue time by the database's clock; null on mails stored before this was recorded. */
    put_at: number | null;
    /** Reason of the last failure. */
    reason: string | null;
  };
  subscription: {
    id: string;
    kind: string;
    email: string;
    email_folded: string;
    language: string;
    /** Search criteria of an alert, as JSON; null for a newsletter. */
    wish: string | null;
    created_at: number;
    confirmed_at: number | null;
    token_hash: string;
    /** When the alert was paused; null while it is active. */
    paused_at: number | null;
  };
  /** The link of an offer, and what happened to the offer: see `OfferRecord`. */
  offer: {
    submission_id: string;
    token_hash: string;
    confirmed_at: number | null;
    told_at: number | null;
    counter_amount: number | null;
    /** Last day on which the buyer can accept the counter-offer, as ISO day. */
    counter_until: string | null;
    /** State of the offer after the owner's last decision. */
    decided: string | null;
    decided_at: number | null;
    /** ISO day of the owner's decision. */
    decided_on: string | null;
    /** Name of the owner who accepted. */
    decided_by: string | null;
    /** 1 if the owner may learn the buyer's name. */
    name_released: number | null;
    /** 1 if the buyer is erased; an accepted offer stays with its terms. */
    person_erased: number | null;
    /** Increases with each step of the offer; null in rows of earlier versions, which counts as 0. */
    sequence: number | null;
  };
  /** Suppression list: hashes of people who refuse recommendations. */
  recommendation_stop: { person: string; stopped_at: number };
  owner: {
    id: string;
    email: string;
    email_folded: string;
    language: string;
    /** Null until a password is chosen. */
    password_hash: string | null;
    invited_at: number;
  };
  /** Listings that an owner was invited for. */
  owner_listing: { owner_id: string; listing_id: string };
  /** Owners named by the feed, with or without an account. */
  feed_owner: { listing_id: string; email_folded: string };
  owner_link: { token_hash: string; owner_id: string | null; purpose: string; ends_at: number };
  owner_session: { reference_hash: string; owner_id: string; started_at: number; seen_at: number; ends_at: number };
  second_factor: { owner_id: string; sealed: string; since: number; last_step: number };
  /** Hashes of the unused codes. */
  recovery_code: { owner_id: string; code_hash: string };
  /** Failed logins by hashed keys. An empty `network` is the sum over all networks, an empty `account` the sum over all accounts. */
  login_try: {
    account: string;
    network: string;
    failures: number;
    last_at: number;
    known_until: number;
    ends_at: number;
  };
  /** Accounts of the desk. The tables of these accounts copy those of owners, so that a session of one kind cannot open the other. */
  agent: Schema['owner'] & { role: string; person_id: string | null };
  /** Person (of the content's team) who took over the homes of a person who left. */
  agent_successor: { person_id: string; successor_id: string };
  agent_link: Schema['owner_link'];
  agent_session: Schema['owner_session'];
  agent_second_factor: Schema['second_factor'];
  agent_recovery_code: Schema['recovery_code'];
  /** Audit log of the desk. `agent_name` remains after the account is removed. */
  desk_log: {
    seq: GeneratedAlways<number>;
    at: number;
    agent_id: string | null;
    agent_name: string;
    action: string;
    /** Id of the changed request, property or account. */
    subject: string | null;
    /** JSON without personal data. */
    detail: string | null;
  };
  /** Progress of a request; a request without a row is new. */
  request_state: {
    submission_id: string;
    state: string;
    agent_id: string | null;
    /** Name of the agent; remains after the account is removed. */
    agent_name: string | null;
    changed_at: number;
  };
  /** Internal notes and mailed answers of agents. */
  request_note: {
    seq: GeneratedAlways<number>;
    id: string;
    submission_id: string;
    /** 'note', 'answer', or 'draft' for an answer that was taken back. */
    kind: string;
    at: number;
    agent_name: string;
    words: string;
  };
  /** Details of a listing that only agents may see, as JSON. */
  listing_known: { listing_id: string; known: string };
  /** Settings of the whole agency by name; most of them as JSON. */
  desk_setting: { name: string; setting: string };
  /** A property's own time windows for viewings, as JSON. */
  visit_window: { listing_id: string; windows: string };
  agent_calendar: {
    agent_id: string;
    /** Hash of the secret in the URL of the agent's calendar file. */
    feed_hash: string | null;
    /** The agent's own working hours, as JSON; null if the agency's apply. */
    hours: string | null;
    /** Encrypted URL of the calendar from which busy times are read. */
    busy_sealed: string | null;
    busy_tried_at: number | null;
    busy_read_at: number | null;
    busy_failure: string | null;
  };
  busy_time: { agent_id: string; from_at: number; until_at: number };
  blocked_time: { id: string; agent_id: string | null; from_at: number; until_at: number; words: string };
  /** Result of an import, as JSON. */
  import_report: { seq: GeneratedAlways<number>; at: number; report: string };
  /** Number of items that the nightly job erased, by kind, as JSON. */
  night_report: { seq: GeneratedAlways<number>; at: number; report: string };
  limit_window: { key: string; window_ms: number; started_at: number; ends_at: number; count: number };
  /** Single row: the published version, and which import has the lease to write the next one, until when. */
  catalogue: { one: number; version: number; importer: string | null; importer_until: number };
  /**
   * A row is visible in the versions from `from_version` up to, but not including, `to_version`. Rows beyond the published version are not
   * visible yet. The last row of a removed listing is kept, to remember it.
   */
  listing: {
    id: string;
    from_version: number;
    to_version: number | null;
    /** Hash of everything shown; detects changes. */
    mark: string;
    project_id: string | null;
    /** Id in the agency's CRM, if it differs from the site's; otherwise null. */
    external_id: string | null;
    /** The listing's brief, as JSON. */
    brief: string;
    /** Title by language, as JSON; set on removal. Null before, and for listings removed before titles were stored. */
    title: string | null;
    /**
     * Why the listing was removed (`WithdrawalReason`); null if the listing was removed before reasons were stored. On a visible listing:
     * why the listing had been removed before an undo restored it, otherwise null.
     */
    reason: string | null;
  };
  /** Everything that visitors may see of a listing, as JSON; nothing else of it is stored. */
  listing_shown: { id: string; from_version: number; picture_files: string; shown: string };
  project: {
    id: string;
    from_version: number;
    to_version: number | null;
    /** Id in the agency's CRM, if it differs from the site's; otherwise null. */
    external_id: string | null;
    mark: string;
    /** Location of each picture, as JSON. */
    picture_files: string;
    /** Everything that visitors may see, as JSON. */
    shown: string;
  };
  /** Changes of listings; those of a version beyond the published one have not taken effect yet. */
  listing_change: {
    seq: GeneratedAlways<number>;
    version: number;
    at: number;
    listing_id: string;
    /** The event (`ListingEvent`), as JSON. */
    event: string;
    /** 1 once search alerts have processed the change. */
    told: number | null;
  };
  /** The last change that the current run of search alerts covers. */
  alert_run: { one: number; reach: number };
  /** The last import from the agency's CRM. */
  import_run: {
    one: number;
    began_at: number;
    ended_at: number | null;
    failure: string | null;
    succeeded_at: number | null;
    /** Failed runs since the last successful one. */
    failures: Generated<number>;
    /** Findings of the last successful run: numbers of listings and projects with a refused record, and with warnings only. */
    refused: number | null;
    warned: number | null;
  };
  /** Active alarms that an operator was notified of. `machine` is empty for an alarm of the whole site. */
  alarm: { kind: string; machine: string; began_at: number; seen_at: number };
  /** Log of page views: each visitor once per property and day. */
  visit: { listing_id: string; day: string; visitor: string };
  /** Number of rows in `visit` per property and day. */
  visit_day: { listing_id: string; day: string; visits: number };
  /** The salt for the visitor hashes of a day; deleted after that day. */
  visit_salt: { day: string; salt: string };
  /** A file shared by processes without a shared disk. Complete once `pieces` is set; in quarantine while `warning` is set. */
  kept_file: { name: string; purpose: string; begun_at: number; pieces: number | null; warning: string | null };
  file_piece: { name: string; place: number; bytes: Uint8Array };
  /**
   * Copied pictures, and the URL from which each machine fetches its own copy. Without a URL, the bytes are in the `kept_file` of the same
   * name.
   */
  picture_copy: {
    seq: GeneratedAlways<number>;
    file: string;
    address: string | null;
    /** When the last version that shows the picture was deleted, Unix ms. Each machine then deletes its copy of the picture. */
    gone_at: number | null;
  };
  /** Lease of a background job: which process runs it, and until when by the database's clock. */
  worker_lease: { work: string; holder: string; ends_at: number };
  /** Schema steps that this database has had, so that none is applied twice. */
  schema_step: { name: string; taken_at: number };
};
