import type { Generated, GeneratedAlways } from 'kysely';

/** The tables. Times are milliseconds since 1970; JSON is kept as text, so that both databases hold the same. */
export type Schema = {
  submission: {
    id: string;
    form: string;
    language: string;
    received_at: number;
    /** JSON. */
    field_values: string;
    subject_id: string | null;
    /** Lower case. */
    email: string | null;
    key: string;
    /** As it was given; none where `found_by` is none. */
    phone: string | null;
    /**
     * By what the desk finds it. None of what another version of the site kept beside this one, or before: `completeFound` fills it in.
     * A step that comes with another `foundBy` empties it.
     */
    found_by: string | null;
  };
  idempotency_key: { key: string; body_hash: string; submission_id: string; ends_at: number };
  used_challenge: { id: string; ends_at: number };
  /** Values of `once`; each belongs to the last submission that came with it, and goes with that one. */
  once_value: { value: string; submission_id: string };
  /** How many confirmed places of an hour are taken, at a property or with an agent: the rows that decide who gets the last one. */
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
    /** 'confirmed', 'cancelled', or 'asked' where an agent has yet to agree. */
    status: string;
    sequence: number;
    /** The hour that the agent set within the slot, '14:30'; none until then. */
    exact_from: string | null;
    exact_to: string | null;
    reminded_at: number | null;
    /** What the agent wrote to the visitor when they refused or cancelled. */
    reason: string | null;
  };
  /** Mails that were asked for, whose addresses are looked up by a worker. */
  asked_mail: {
    /** The order in which they were asked for. */
    seq: GeneratedAlways<number>;
    id: string;
    kind: string;
    /** As it was typed. */
    email: string;
    email_folded: string;
    language: string;
    asked_at: number;
  };
  mail: {
    /** The order in which mails were put. */
    seq: GeneratedAlways<number>;
    id: string;
    submission_id: string | null;
    subscription_id: string | null;
    template: string;
    language: string;
    recipient: string;
    /** Lower case; none where the mail's request or subscription is of the same address, and so is found by that. */
    recipient_folded: string | null;
    reply_to: string | null;
    reply_folded: string | null;
    /** JSON. */
    content: string;
    unsubscribe: string | null;
    /** 1 where placeholders stand for the secrets of links; null on mails of an earlier version, until `hideLinks` saw them. */
    links_hidden: number | null;
    /** How often it was taken. */
    attempts: number;
    /** From when it may be taken: after a failure, or when a worker's time is over. None once it was sent or given up. */
    due_at: number | null;
    sent_at: number | null;
    /** When it was sent, or given up. */
    over_at: number | null;
    /** By the database's clock; none on mails that were put before this was noted. */
    put_at: number | null;
    /** Of the last failure. */
    reason: string | null;
  };
  subscription: {
    id: string;
    kind: string;
    email: string;
    email_folded: string;
    language: string;
    /** JSON. */
    wish: string | null;
    created_at: number;
    confirmed_at: number | null;
    token_hash: string;
    /** Since when an alert is paused. */
    paused_at: number | null;
  };
  /** An offer's link, and when it was followed to the end. */
  offer: { submission_id: string; token_hash: string; confirmed_at: number | null };
  /** Hashes of people who want no recommendations. */
  recommendation_stop: { person: string; stopped_at: number };
  owner: {
    id: string;
    email: string;
    email_folded: string;
    language: string;
    /** None until a password was chosen. */
    password_hash: string | null;
    invited_at: number;
  };
  /** What an owner was invited for. */
  owner_listing: { owner_id: string; listing_id: string };
  /** Whom the feed names as owners, whether they have an account or not. */
  feed_owner: { listing_id: string; email_folded: string };
  owner_link: { token_hash: string; owner_id: string | null; purpose: string; ends_at: number };
  owner_session: { reference_hash: string; owner_id: string; started_at: number; seen_at: number; ends_at: number };
  second_factor: { owner_id: string; sealed: string; since: number; last_step: number };
  /** Hashes of those that are left. */
  recovery_code: { owner_id: string; code_hash: string };
  /** Failed tries by hashed keys; the sum over all networks has an empty `network`. */
  login_try: {
    account: string;
    network: string;
    failures: number;
    last_at: number;
    known_until: number;
    ends_at: number;
  };
  /** Accounts of the desk; their tables are those of owners once more, so that no login of one kind opens the other. */
  agent: Schema['owner'] & { role: string; person_id: string | null };
  agent_link: Schema['owner_link'];
  agent_session: Schema['owner_session'];
  agent_second_factor: Schema['second_factor'];
  agent_recovery_code: Schema['recovery_code'];
  /** What was done in the desk, and by whom; the name stays when the account is gone. */
  desk_log: {
    seq: GeneratedAlways<number>;
    at: number;
    agent_id: string | null;
    agent_name: string;
    action: string;
    /** Id of what it was done to. */
    subject: string | null;
    /** JSON without personal data. */
    detail: string | null;
  };
  /** How far a request is; one without a row is new. */
  request_state: {
    submission_id: string;
    state: string;
    agent_id: string | null;
    /** Stays when the account is gone. */
    agent_name: string | null;
    changed_at: number;
  };
  /** What agents wrote about a request, or answered. */
  request_note: {
    seq: GeneratedAlways<number>;
    id: string;
    submission_id: string;
    /** 'note' or 'answer'. */
    kind: string;
    at: number;
    agent_name: string;
    words: string;
  };
  /** JSON of what agents may know of a listing and visitors may not. */
  listing_known: { listing_id: string; known: string };
  /** JSON by name. */
  desk_setting: { name: string; setting: string };
  /** JSON of the hours in which a property can be visited, where they are its own. */
  visit_window: { listing_id: string; windows: string };
  agent_calendar: {
    agent_id: string;
    /** Of the secret in the address of the agent's own calendar file. */
    feed_hash: string | null;
    /** JSON of the agent's own working hours; none where they are the agency's. */
    hours: string | null;
    /** The sealed address from which busy times are read. */
    busy_sealed: string | null;
    busy_tried_at: number | null;
    busy_read_at: number | null;
    busy_failure: string | null;
  };
  busy_time: { agent_id: string; from_at: number; until_at: number };
  blocked_time: { id: string; agent_id: string | null; from_at: number; until_at: number; words: string };
  /** JSON of what an import did and found. */
  import_report: { seq: GeneratedAlways<number>; at: number; report: string };
  /** JSON of what a night erased. */
  night_report: { seq: GeneratedAlways<number>; at: number; report: string };
  limit_window: { key: string; window_ms: number; started_at: number; ends_at: number; count: number };
  /** One row: the version that visitors see, and which import holds the lease for the next one, until when. */
  catalogue: { one: number; version: number; importer: string | null; importer_until: number };
  /**
   * Visible in the versions from `from_version` on, up to and without `to_version`. What is written beyond the version that
   * visitors see is not there for them. The last row of a listing that is gone remembers it.
   */
  listing: {
    id: string;
    from_version: number;
    to_version: number | null;
    /** Hash of all that is shown, to tell a change. */
    mark: string;
    project_id: string | null;
    /** How the agency's system names it, where that is no id of ours; none of what is named by its id. */
    external_id: string | null;
    /** JSON of the listing in brief. */
    brief: string;
    /** JSON of its title in each language, written when it is removed; none before, and of what was removed before it was kept. */
    title: string | null;
    /**
     * Why it is gone, as `GoneReason`; none of what was removed before reasons were kept. While it is there, why it was gone before an
     * undo brought it back, else none.
     */
    reason: string | null;
  };
  /** What visitors may know of a listing; nothing else of it is kept. */
  listing_shown: { id: string; from_version: number; picture_files: string; shown: string };
  project: {
    id: string;
    from_version: number;
    to_version: number | null;
    /** As of a listing. */
    external_id: string | null;
    mark: string;
    /** JSON: where each picture lies. */
    picture_files: string;
    /** JSON of what visitors may know. */
    shown: string;
  };
  /** What happened to listings; of a version beyond the one that visitors see it has not happened yet. */
  listing_change: {
    seq: GeneratedAlways<number>;
    version: number;
    at: number;
    listing_id: string;
    /** JSON. */
    event: string;
    /** 1 once alerts have processed it. */
    told: number | null;
  };
  /** The last change that the current run of alerts covers. */
  alert_run: { one: number; reach: number };
  /** The last import from the agency's system. */
  import_run: {
    one: number;
    began_at: number;
    ended_at: number | null;
    failure: string | null;
    succeeded_at: number | null;
    /** Failed runs since one went well. */
    failures: Generated<number>;
    /** Of the last run that went well: listings and projects with a record that was refused, and others to look at. */
    refused: number | null;
    warned: number | null;
  };
  /** What goes on and an operator was told of; `machine` is empty where it concerns the whole site. */
  alarm: { kind: string; machine: string; began_at: number; seen_at: number };
  /** The log of visits: a visitor is in it once a property and day. */
  visit: { listing_id: string; day: string; visitor: string };
  /** How many rows of `visit` there are a property and day. */
  visit_day: { listing_id: string; day: string; visits: number };
  /** What visitors' names of a day are made with, as long as the day lasts. */
  visit_salt: { day: string; salt: string };
  /**
   * A file that processes without a common disk share. It is whole once the number of its pieces is there; with a warning it lies in
   * quarantine.
   */
  kept_file: { name: string; purpose: string; begun_at: number; pieces: number | null; warning: string | null };
  file_piece: { name: string; place: number; bytes: Uint8Array };
  /** Where each machine fetches a copied picture for itself; without an address its bytes are a kept file of the same name. */
  picture_copy: {
    seq: GeneratedAlways<number>;
    file: string;
    address: string | null;
    /** Since when no version shows it that visitors see or may see again; machines forget their copies by this. */
    gone_at: number | null;
  };
  /** Which process does a kind of background work, until when by the clock of the database. */
  worker_lease: { work: string; holder: string; ends_at: number };
  /** Steps of the schema that were taken. */
  schema_step: { name: string; taken_at: number };
};
