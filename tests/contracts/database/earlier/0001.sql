-- A database as a site left it after the step '0001 requests of visitors'. Frozen: it is never changed, only brought up.

insert into submission (id, form, language, received_at, field_values, subject_id, email, key)
  values ('K7P2-9QXD', 'contact-me', 'fr', 1774744200000, '{"property":"6488104","firstName":"Jan","lastName":"O''Neill","email":"Jan@example.be","callTimes":["am"],"remark":"Où donc ?\nLà-bas 🏠"}', '6488104', 'jan@example.be', 'key of K7P2-9QXD');
insert into submission (id, form, language, received_at, field_values, subject_id, email, key)
  values ('V1S1-T0AM', 'contact-appointment', 'fr', 1774744200000, '{"property":"6488104","firstName":"Jan","email":"jan@example.be","day":"2026-04-10","slot":"am"}', '6488104', 'jan@example.be', 'key of V1S1-T0AM');
insert into submission (id, form, language, received_at, field_values, subject_id, email, key)
  values ('J0BS-0001', 'job-contact', 'nl', 1774744200000, '{"firstName":"Mia","email":"mia@example.be","cv":"0123456789012345678901.pdf"}', null, 'mia@example.be', 'key of J0BS-0001');
insert into submission (id, form, language, received_at, field_values, subject_id, email, key)
  values ('A1RT-0001', 'demand-register', 'fr', 1774744200000, '{"email":"jan@example.be","goal":"sale"}', null, 'jan@example.be', 'key of A1RT-0001');
insert into submission (id, form, language, received_at, field_values, subject_id, email, key)
  values ('0FFR-0001', 'purchase-offer', 'fr', 1774744200000, '{"property":"6488104","email":"jan@example.be","amount":650}', '6488104', 'jan@example.be', 'key of 0FFR-0001');
insert into idempotency_key (key, body_hash, submission_id, ends_at)
  values ('key of K7P2-9QXD', 'hash of a body', 'K7P2-9QXD', 1774830600000);
insert into used_challenge (id, ends_at)
  values ('a challenge', 1774747800000);
insert into once_value (value, submission_id)
  values ('documents of 6488104 for jan', 'K7P2-9QXD');
insert into appointment (submission_id, agent_id, property_id, day, slot, from_hour, to_hour, capacity, token_hash, status, sequence)
  values ('V1S1-T0AM', 'an-de-smet', '6488104', '2026-04-10', 'am', '10:00', '13:00', 2, 'hash of a viewing', 'confirmed', 1);
insert into slot (property_id, day, slot, taken)
  values ('6488104', '2026-04-10', 'am', 1);
insert into subscription (id, kind, email, email_folded, language, wish, created_at, confirmed_at, token_hash)
  values ('A1RT-0001', 'alert', 'Jan@example.be', 'jan@example.be', 'fr', '{"goal":"sale","types":[1,5],"zones":["zone-5000"],"budget":300000}', 1774744200000, 1774747800000, 'hash of an alert');
insert into subscription (id, kind, email, email_folded, language, wish, created_at, confirmed_at, token_hash)
  values ('N3WS-0001', 'newsletter', 'zoe@example.be', 'zoe@example.be', 'nl', null, 1774744200000, null, 'hash of a newsletter');
insert into mail (id, submission_id, subscription_id, template, language, recipient, recipient_folded, reply_to, reply_folded, content, unsubscribe, attempts, due_at, sent_at, reason)
  values ('K7P2-9QXD.agency', 'K7P2-9QXD', null, 'contact-me.agency', 'fr', 'office@example.be', 'office@example.be', 'jan@example.be', null, '{"reference":"K7P2-9QXD"}', null, 0, 1774744200000, null, null);
insert into mail (id, submission_id, subscription_id, template, language, recipient, recipient_folded, reply_to, reply_folded, content, unsubscribe, attempts, due_at, sent_at, reason)
  values ('K7P2-9QXD.sender', 'K7P2-9QXD', null, 'contact-me.sender', 'fr', 'jan@example.be', null, null, null, '{"reference":"K7P2-9QXD"}', null, 1, null, 1774747800000, null);
insert into mail (id, submission_id, subscription_id, template, language, recipient, recipient_folded, reply_to, reply_folded, content, unsubscribe, attempts, due_at, sent_at, reason)
  values ('A1RT-0001.match', null, 'A1RT-0001', 'alert-match', 'fr', 'Jan@example.be', null, null, null, '{"reference":"K7P2-9QXD"}', '/fr/stop/', 3, 1774830600000, null, '421');
insert into limit_window (key, window_ms, started_at, ends_at, count)
  values ('hash of a network', 3600000, 1774744200000, 1774747800000, 4);
