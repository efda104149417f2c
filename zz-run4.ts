const W='/tmp/wt/inputs/';
const { builtInBaseMap } = await import(W+'adapters/base-map/built-in-base-map.ts');
const { reasonText } = await import(W+'application/finding/reason.ts');
const { GOOD_RECORD } = await import(W+'tests/http/feed/good-record.ts');
const { parseFeed } = await import(W+'tests/support/reading/parse-feed.ts');
const { recs } = await import('/tmp/inputs/round3.mjs');
const opts={typeIds:[4,5],baseMap:builtInBaseMap()}; const t=[0,0];
for(const [n,f,ok] of recs as any){ const p=parseFeed(JSON.stringify({Properties:[{...GOOD_RECORD,...f}]}),opts); const l=p.listings[0] as any; const words=[...p.refused,...p.warnings].map((x:any)=>`${x.field}: ${reasonText(x.reason,'en')}`); let good=false; try{good=!!ok({l,words});}catch{} t[good?0:1]++; const k=Object.keys(f)[0]!; console.log(good?'  ok':'WRONG',n,l?'imported':'REFUSED',JSON.stringify({c:l?.coordinates,pl:k==='City'||k==='Zip'||k==='CountryID'?l?.place:undefined,fact:l?.facts?.[k[0]!.toLowerCase()+k.slice(1)],price:k==='Price'||k==='Goal'?l?.price:undefined}),words.join(' | ')); }
console.log(t);
