-- A database as a site left it after the step '0030 order of requests'. Frozen: it is never changed, only brought up.

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
insert into appointment (submission_id, agent_id, property_id, day, slot, from_hour, to_hour, capacity, token_hash, status, sequence, exact_from, exact_to, reminded_at, moved, outcome)
  values ('V1S1-T0AM', 'an-de-smet', '6488104', '2026-04-10', 'am', '10:00', '13:00', 2, 'hash of a viewing', 'confirmed', 1, '10:30', '11:00', 1774744200000, 1, 'happened');
insert into slot (holder, day, slot, taken)
  values ('6488104', '2026-04-10', 'am', 1);
insert into slot (holder, day, slot, taken)
  values ('agent an-de-smet', '2026-04-10', 'am', 1);
insert into subscription (id, kind, email, email_folded, language, wish, created_at, confirmed_at, token_hash, paused_at)
  values ('A1RT-0001', 'alert', 'Jan@example.be', 'jan@example.be', 'fr', '{"goal":"sale","types":[1,5],"zones":["zone-5000"],"budget":300000}', 1774744200000, 1774747800000, 'hash of an alert', null);
insert into subscription (id, kind, email, email_folded, language, wish, created_at, confirmed_at, token_hash, paused_at)
  values ('N3WS-0001', 'newsletter', 'zoe@example.be', 'zoe@example.be', 'nl', null, 1774744200000, null, 'hash of a newsletter', null);
insert into subscription (id, kind, email, email_folded, language, wish, created_at, confirmed_at, token_hash, paused_at)
  values ('PA0S-0001', 'alert', 'eva@example.be', 'eva@example.be', 'de', '{"goal":"sale","types":[1,5],"zones":["zone-5000"],"budget":300000}', 1774744200000, 1774747800000, 'hash of a paused alert', 1774830600000);
insert into mail (id, submission_id, subscription_id, template, language, recipient, recipient_folded, reply_to, reply_folded, content, unsubscribe, attempts, due_at, sent_at, reason, over_at, put_at, links_hidden)
  values ('K7P2-9QXD.agency', 'K7P2-9QXD', null, 'contact-me.agency', 'fr', 'office@example.be', 'office@example.be', 'jan@example.be', null, '{"reference":"K7P2-9QXD"}', null, 0, 1774744200000, null, null, null, 1774744200000, 1);
insert into mail (id, submission_id, subscription_id, template, language, recipient, recipient_folded, reply_to, reply_folded, content, unsubscribe, attempts, due_at, sent_at, reason, over_at, put_at, links_hidden)
  values ('K7P2-9QXD.sender', 'K7P2-9QXD', null, 'contact-me.sender', 'fr', 'jan@example.be', null, null, null, '{"reference":"K7P2-9QXD"}', null, 1, null, 1774747800000, null, 1774747800000, 1774744200000, 1);
insert into mail (id, submission_id, subscription_id, template, language, recipient, recipient_folded, reply_to, reply_folded, content, unsubscribe, attempts, due_at, sent_at, reason, over_at, put_at, links_hidden)
  values ('A1RT-0001.match', null, 'A1RT-0001', 'alert-match', 'fr', 'Jan@example.be', null, null, null, '{"reference":"K7P2-9QXD"}', '/fr/stop/', 3, 1774830600000, null, '421', null, 1774744200000, null);
insert into limit_window (key, window_ms, started_at, ends_at, count)
  values ('hash of a network', 3600000, 1774744200000, 1774747800000, 4);
insert into catalogue (one, version, importer, importer_until)
  values (1, 2, null, 1774744200000);
insert into listing (id, from_version, to_version, mark, project_id, brief, title, reason, external_id)
  values ('6488104', 1, null, 'unvpx2M9jKgc7q2ApZyYThMQ_K59Kh36V5ED7bHE-OU', '20396', '{"id":"6488104","goal":1,"typeIds":[2],"place":{"name":{"fr":"Louvain","nl":"Leuven"},"postcode":"3000","countryId":10,"countryName":{"fr":"Belgique","nl":"België"}},"price":690,"marquee":0,"coordinates":{"latitude":50.87639,"longitude":4.70215,"exact":true},"viager":false,"title":{"fr":"Studio meublé près de la Dyle","nl":"Gemeubelde studio bij de Dijle"},"mainTypeName":{"fr":"Appartement – Loft","nl":"Appartement – Loft"},"typeDescription":{"fr":"Studio meublé à louer, 29 m², troisième étage, balcon","nl":"Gemeubelde studio te huur, 29 m², derde verdieping, balkon"},"publishedOn":"2026-11-04","newBuild":false,"facts":{"bedrooms":0,"livingArea":29,"totalArea":32,"energyPerformance":96,"terraceArea":3,"lift":true,"furnished":true,"uniqueCode":"3000-26-8104"}}', null, null, '2f1c6d1e-7f8a-4c7e-9d0b-0a1b2c3d4e5f');
insert into listing (id, from_version, to_version, mark, project_id, brief, title, reason, external_id)
  values ('6301174', 1, 2, 'mark of what is gone', null, '{"id":"6301174","goal":0,"typeIds":[2],"place":{"name":{"fr":"Louvain","nl":"Leuven"},"postcode":"3000","countryId":10,"countryName":{"fr":"Belgique","nl":"België"}},"price":240000,"marquee":3,"viager":false,"newBuild":false,"typeDescription":{"fr":"Appartement à vendre"},"publishedOn":"2026-01-15","facts":{"bedrooms":2,"livingArea":84},"title":{"fr":"Deux chambres à Louvain"},"mainTypeName":{"fr":"Appartement"}}', '{"fr":"Deux chambres à Louvain"}', 'sold', null);
insert into listing_shown (id, from_version, picture_files, shown)
  values ('6488104', 1, '[]', '{"id":"6488104","goal":1,"typeIds":[2],"place":{"name":{"fr":"Louvain","nl":"Leuven"},"postcode":"3000","countryId":10,"countryName":{"fr":"Belgique","nl":"België"}},"marquee":0,"marqueeName":{},"priceUnit":2,"priceUnitText":{"fr":"par mois","nl":"per maand"},"title":{"fr":"Studio meublé près de la Dyle","nl":"Gemeubelde studio bij de Dijle"},"typeDescription":{"fr":"Studio meublé à louer, 29 m², troisième étage, balcon","nl":"Gemeubelde studio te huur, 29 m², derde verdieping, balkon"},"mainTypeName":{"fr":"Appartement – Loft","nl":"Appartement – Loft"},"description":{"fr":[{"kind":"paragraph","content":[{"kind":"text","text":"Un studio de 29 m² au troisième étage, entre la Dyle et le bassin de la Vaart. Il vient d’entrer : les images suivent dans les prochains jours."}]}],"nl":[{"kind":"paragraph","content":[{"kind":"text","text":"Een studio van 29 m² op de derde verdieping, tussen de Dijle en de Vaart. Hij is net binnen: de beelden volgen in de komende dagen."}]}]},"facts":{"uniqueCode":"3000-26-8104","bedrooms":0,"bathrooms":0,"showerRooms":1,"toilets":1,"floor":3,"floors":5,"facades":2,"availableFrom":"2027-02-01","furnished":true,"petsAllowed":false,"lift":true,"livingArea":29,"totalArea":32,"terraceArea":3,"constructionYear":2016,"condition":{"fr":"bon état","nl":"goede staat"},"kitchen":{"fr":"coin cuisine","nl":"kitchenette"},"roof":{"fr":"toit plat, isolé","nl":"plat dak, geïsoleerd"},"windowFrame":{"fr":"aluminium","nl":"aluminium"},"glazing":{"fr":"double vitrage à haut rendement","nl":"hoogrendementsglas"},"heating":{"fr":"réseau de chaleur","nl":"warmtenet"},"energyPerformance":96,"energyTotal":2780,"energyLabel":"A","energyCertificateCode":"20260921-0005416731-RES-1","energyExpiry":"2036-09-21","electricityInspection":{"fr":"conforme","nl":"conform"},"rentPerMonth":690,"renterCharges":90,"individualMeters":true,"deposit":3,"inventoryCost":181.5,"minimumIncome":2050,"maximumPersons":1},"pictures":[],"documents":[],"media":[],"onlineMedia":[],"agentId":"an-de-smet","newBuild":false,"viager":false,"publishedOn":"2026-11-04","changedOn":"2026-11-04","languages":["fr","nl"],"price":690,"address":{"street":"Brouwerspoort","houseNumber":"37","boxNumber":"0304"},"coordinates":{"latitude":50.87639,"longitude":4.70215,"exact":true}}');
insert into project (id, from_version, to_version, mark, picture_files, shown, external_id)
  values ('20396', 1, null, '3N9v9GhvAEaVBsBR17dZyV_gs3INr2rXhVvRtJN40bA', '[["20396-1","pictures/20396-1.svg"]]', '{"id":"20396","title":{"fr":"Residentie Zilt, 16 appartements près du phare","nl":"Residentie Zilt, 16 appartementen bij de vuurtoren"},"description":{"fr":[{"kind":"paragraph","content":[{"kind":"text","text":"Sur la rive est d’Ostende, près du phare, 16 appartements regardent d’un côté la mer et de l’autre le port. Le bâtiment a huit étages et a été achevé en 2026."}]}],"nl":[{"kind":"paragraph","content":[{"kind":"text","text":"Op de Oosteroever in Oostende, dicht bij de vuurtoren, kijken 16 appartementen aan de ene kant naar de zee en aan de andere naar de haven. Het gebouw telt acht verdiepingen en was klaar in 2026."}]}]},"place":{"name":{"fr":"Ostende","nl":"Oostende","en":"Ostend","de":"Ostende"},"postcode":"8400","countryId":10,"countryName":{"fr":"Belgique","nl":"België","en":"Belgium","de":"Belgien"}},"pictures":[{"id":"20396-1","width":1500,"height":1000,"alt":{"fr":"Résidence du littoral aux balcons vitrés, huit niveaux, au soleil du soir","nl":"Residentie aan zee met glazen balkons, acht bouwlagen, in de avondzon","en":"Seaside building with glass balconies, eight storeys, in evening sun","de":"Wohnhaus an der Küste mit Glasbalkonen, acht Geschosse, in der Abendsonne"},"kind":"photo"}],"deliveryYear":2026,"publishedOn":"2025-06-30","coordinates":{"latitude":51.2148,"longitude":2.9436,"exact":false},"unitIds":["6488104"]}', null);
insert into listing_change (version, at, listing_id, event, told)
  values (1, 1774744200000, '6488104', '{"kind":"published"}', 1);
insert into listing_change (version, at, listing_id, event, told)
  values (2, 1774830600000, '6301174', '{"kind":"removed"}', null);
insert into offer (submission_id, token_hash, confirmed_at, told_at, counter_amount, counter_until, decided, decided_at, decided_on, sequence, decided_by, name_released, person_erased)
  values ('0FFR-0001', 'hash of an offer', 1774747800000, 1774751400000, 660000, '2026-04-10', 'accepted', 1774755000000, '2026-03-28', 4, 'Mia Janssens', 1, null);
insert into recommendation_stop (person, stopped_at)
  values ('hash of a person', 1774744200000);
insert into alert_run (one, reach)
  values (1, 1);
insert into owner (id, email, email_folded, language, password_hash, invited_at)
  values ('0WNR', 'Ann@example.be', 'ann@example.be', 'en', 'hash of a password', 1774744200000);
insert into owner_listing (owner_id, listing_id)
  values ('0WNR', '6488104');
insert into feed_owner (listing_id, email_folded)
  values ('6488104', 'ann@example.be');
insert into owner_link (token_hash, owner_id, purpose, ends_at)
  values ('hash of a link', '0WNR', 'reset', 1774747800000);
insert into owner_session (reference_hash, owner_id, started_at, seen_at, ends_at)
  values ('hash of a login', '0WNR', 1774744200000, 1774744260000, 1774830600000);
insert into login_try (account, network, failures, last_at, known_until, ends_at)
  values ('hash of an account', '', 2, 1774744200000, 0, 1774830600000);
insert into visit (listing_id, day, visitor)
  values ('6488104', '2026-03-29', 'one');
insert into visit (listing_id, day, visitor)
  values ('6488104', '2026-03-29', 'two');
insert into visit_day (listing_id, day, visits)
  values ('6488104', '2026-03-29', 2);
insert into visit_salt (day, salt)
  values ('2026-03-29', 'salt of a day');
insert into second_factor (owner_id, sealed, since, last_step)
  values ('0WNR', 'a sealed secret', 1774744200000, 59);
insert into recovery_code (owner_id, code_hash)
  values ('0WNR', 'hash of a code');
insert into import_run (one, began_at, ended_at, failure, succeeded_at, failures, refused, warned)
  values (1, 1774744200000, 1774744260000, 'the folder does not exist', 1774740600000, 2, 1, 4);
insert into alarm (kind, machine, began_at, seen_at)
  values ('imports', '', 1774744260000, 1774744320000);
insert into kept_file (name, purpose, begun_at, pieces, warning)
  values ('0123456789012345678901.pdf', 'visitor', 1774744200000, 1, null);
insert into file_piece (name, place, bytes)
  values ('0123456789012345678901.pdf', 0, x'255044462d312e34');
insert into picture_copy (file, address, gone_at)
  values ('0123456789abcdef0123456789abcdef.jpg', 'https://pictures.example.be/1.jpg', null);
insert into worker_lease (work, holder, ends_at)
  values ('mails', 'a process', 1774744230000);
insert into agent (id, email, email_folded, language, password_hash, invited_at, role, person_id)
  values ('AG3N-T0001', 'Lea@example.be', 'lea@example.be', 'nl', 'hash of a password', 1774744200000, 'manager', 'an-de-smet');
insert into agent_link (token_hash, owner_id, purpose, ends_at)
  values ('hash of a link of an agent', 'AG3N-T0001', 'reset', 1774747800000);
insert into agent_session (reference_hash, owner_id, started_at, seen_at, ends_at)
  values ('hash of a login of an agent', 'AG3N-T0001', 1774744200000, 1774744260000, 1774830600000);
insert into agent_second_factor (owner_id, sealed, since, last_step)
  values ('AG3N-T0001', 'a sealed secret', 1774744200000, 59);
insert into agent_recovery_code (owner_id, code_hash)
  values ('AG3N-T0001', 'hash of a code');
insert into desk_log (at, agent_id, agent_name, action, subject, detail)
  values (1774744200000, 'AG3N-T0001', 'Lea', 'request-done', 'K7P2-9QXD', '{"state":"done"}');
insert into listing_known (listing_id, known)
  values ('6488104', '{"address":{"street":"Brouwerspoort","houseNumber":"37"}}');
insert into desk_setting (name, setting)
  values ('agency-hours', '{}');
insert into visit_window (listing_id, windows)
  values ('6488104', '{}');
insert into agent_calendar (agent_id, feed_hash, hours, busy_sealed, busy_tried_at, busy_read_at, busy_failure)
  values ('AG3N-T0001', 'hash of a feed', null, 'a sealed address', 1774744200000, 1774744200000, null);
insert into busy_time (agent_id, from_at, until_at)
  values ('AG3N-T0001', 1774744200000, 1774747800000);
insert into blocked_time (id, agent_id, from_at, until_at, words)
  values ('BL0C-K0001', 'AG3N-T0001', 1774744200000, 1774747800000, 'dentist');
insert into import_report (at, report)
  values (1774744200000, '{}');
insert into night_report (at, report)
  values (1774744200000, '{}');
insert into request_state (submission_id, state, agent_id, agent_name, changed_at)
  values ('K7P2-9QXD', 'done', 'AG3N-T0001', 'Lea', 1774744200000);
insert into request_note (id, submission_id, kind, at, agent_name, words)
  values ('N0TE-00001', 'K7P2-9QXD', 'note', 1774744200000, 'Lea', 'calls back on Monday');
insert into asked_mail (id, kind, email, email_folded, language, asked_at)
  values ('A5KD-00001', 'unsubscribe', 'Jan@example.be', 'jan@example.be', 'fr', 1774744200000);
insert into agent_successor (person_id, successor_id)
  values ('bram', 'lea');
