-- A database as a site left it after the step '0003 links of mails'. Frozen: it is never changed, only brought up.

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
insert into catalogue (one, version, importer, importer_until)
  values (1, 2, null, 1774744200000);
insert into listing (id, from_version, to_version, mark, project_id, brief)
  values ('6488104', 1, null, 'unvpx2M9jKgc7q2ApZyYThMQ_K59Kh36V5ED7bHE-OU', '20396', '{"id":"6488104","goal":1,"typeIds":[2],"place":{"name":{"fr":"Louvain","nl":"Leuven"},"postcode":"3000","countryId":10,"countryName":{"fr":"Belgique","nl":"België"}},"price":690,"marquee":0,"coordinates":{"latitude":50.87639,"longitude":4.70215,"exact":true},"viager":false,"typeDescription":{"fr":"Studio meublé à louer, 29 m², troisième étage, balcon","nl":"Gemeubelde studio te huur, 29 m², derde verdieping, balkon"},"publishedOn":"2026-11-04","newBuild":false,"facts":{"bedrooms":0,"livingArea":29,"energyPerformance":96}}');
insert into listing (id, from_version, to_version, mark, project_id, brief)
  values ('6301174', 1, 2, 'mark of what is gone', null, '{"id":"6301174","goal":0,"typeIds":[2],"place":{"name":{"fr":"Louvain","nl":"Leuven"},"postcode":"3000","countryId":10,"countryName":{"fr":"Belgique","nl":"België"}},"price":240000,"marquee":3,"viager":false,"newBuild":false,"typeDescription":{"fr":"Appartement à vendre"},"publishedOn":"2026-01-15","facts":{"bedrooms":2,"livingArea":84}}');
insert into listing_shown (id, from_version, picture_files, shown)
  values ('6488104', 1, '[]', '{"id":"6488104","goal":1,"typeIds":[2],"place":{"name":{"fr":"Louvain","nl":"Leuven"},"postcode":"3000","countryId":10,"countryName":{"fr":"Belgique","nl":"België"}},"marquee":0,"marqueeName":{},"priceUnit":2,"priceUnitText":{"fr":"par mois","nl":"per maand"},"title":{"fr":"Studio meublé près de la Dyle","nl":"Gemeubelde studio bij de Dijle"},"typeDescription":{"fr":"Studio meublé à louer, 29 m², troisième étage, balcon","nl":"Gemeubelde studio te huur, 29 m², derde verdieping, balkon"},"mainTypeName":{"fr":"Appartement – Loft","nl":"Appartement – Loft"},"description":{"fr":[{"kind":"paragraph","content":[{"kind":"text","text":"Un studio de 29 m² au troisième étage, entre la Dyle et le bassin de la Vaart. Il vient d’entrer : les images suivent dans les prochains jours."}]}],"nl":[{"kind":"paragraph","content":[{"kind":"text","text":"Een studio van 29 m² op de derde verdieping, tussen de Dijle en de Vaart. Hij is net binnen: de beelden volgen in de komende dagen."}]}]},"facts":{"uniqueCode":"3000-26-8104","bedrooms":0,"bathrooms":0,"showerRooms":1,"toilets":1,"floor":3,"floors":5,"facades":2,"availableFrom":"2027-02-01","furnished":true,"petsAllowed":false,"lift":true,"livingArea":29,"totalArea":32,"terraceArea":3,"constructionYear":2016,"condition":{"fr":"bon état","nl":"goede staat"},"kitchen":{"fr":"coin cuisine","nl":"kitchenette"},"roof":{"fr":"toit plat, isolé","nl":"plat dak, geïsoleerd"},"windowFrame":{"fr":"aluminium","nl":"aluminium"},"glazing":{"fr":"double vitrage à haut rendement","nl":"hoogrendementsglas"},"heating":{"fr":"réseau de chaleur","nl":"warmtenet"},"energyPerformance":96,"energyTotal":2780,"energyLabel":"A","energyCertificateCode":"20260921-0005416731-RES-1","energyExpiry":"2036-09-21","electricityInspection":{"fr":"conforme","nl":"conform"},"rentPerMonth":690,"renterCharges":90,"individualMeters":true,"deposit":3,"inventoryCost":181.5,"minimumIncome":2050,"maximumPersons":1},"pictures":[],"documents":[],"media":[],"onlineMedia":[],"agentId":"an-de-smet","newBuild":false,"viager":false,"publishedOn":"2026-11-04","changedOn":"2026-11-04","languages":["fr","nl"],"price":690,"address":{"street":"Brouwerspoort","houseNumber":"37","boxNumber":"0304"},"coordinates":{"latitude":50.87639,"longitude":4.70215,"exact":true}}');
insert into project (id, from_version, to_version, mark, picture_files, shown)
  values ('20396', 1, null, '3N9v9GhvAEaVBsBR17dZyV_gs3INr2rXhVvRtJN40bA', '[["20396-1","pictures/20396-1.svg"]]', '{"id":"20396","title":{"fr":"Residentie Zilt, 16 appartements près du phare","nl":"Residentie Zilt, 16 appartementen bij de vuurtoren"},"description":{"fr":[{"kind":"paragraph","content":[{"kind":"text","text":"Sur la rive est d’Ostende, près du phare, 16 appartements regardent d’un côté la mer et de l’autre le port. Le bâtiment a huit étages et a été achevé en 2026."}]}],"nl":[{"kind":"paragraph","content":[{"kind":"text","text":"Op de Oosteroever in Oostende, dicht bij de vuurtoren, kijken 16 appartementen aan de ene kant naar de zee en aan de andere naar de haven. Het gebouw telt acht verdiepingen en was klaar in 2026."}]}]},"place":{"name":{"fr":"Ostende","nl":"Oostende","en":"Ostend","de":"Ostende"},"postcode":"8400","countryId":10,"countryName":{"fr":"Belgique","nl":"België","en":"Belgium","de":"Belgien"}},"pictures":[{"id":"20396-1","width":1500,"height":1000,"alt":{"fr":"Résidence du littoral aux balcons vitrés, huit niveaux, au soleil du soir","nl":"Residentie aan zee met glazen balkons, acht bouwlagen, in de avondzon","en":"Seaside building with glass balconies, eight storeys, in evening sun","de":"Wohnhaus an der Küste mit Glasbalkonen, acht Geschosse, in der Abendsonne"},"kind":"photo"}],"deliveryYear":2026,"publishedOn":"2025-06-30","coordinates":{"latitude":51.2148,"longitude":2.9436,"exact":false},"unitIds":["6488104"]}');
insert into listing_change (version, at, listing_id, event, told)
  values (1, 1774744200000, '6488104', '{"kind":"published"}', 1);
insert into listing_change (version, at, listing_id, event, told)
  values (2, 1774830600000, '6301174', '{"kind":"removed"}', null);
insert into offer (submission_id, token_hash, confirmed_at)
  values ('0FFR-0001', 'hash of an offer', 1774747800000);
insert into recommendation_stop (person, stopped_at)
  values ('hash of a person', 1774744200000);
