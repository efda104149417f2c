import { readSentence } from './domain/search/sentence/read-sentence.ts';
for (const t of ['10 min de xqzaaaapp', 'près de xqzaaaapp', '10 min de waterhuis','à pied de xqzvilla']) { const r = readSentence(t, { language: 'fr', places: [] }); console.log(t, JSON.stringify(r.types), JSON.stringify(r.rest)); }
