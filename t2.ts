import { readScene } from './packages/illustrator/src/stage/read-scene.ts';
for (const p of process.argv.slice(2)) {
 const s=await readScene(p); console.log(p,'=>',s.place, s.subjects.map(x=>`${x.id} ${x.noun}x${x.count}:${x.figure.kind}/${(x.figure as any).model??(x.figure as any).icon??''}${x.deed?' deed '+x.deed:''}${x.shares?' shares':''}${x.hands?' hands '+JSON.stringify(x.hands):''}`).join(' | '), JSON.stringify(s.relations), JSON.stringify((s as any).partners??''));
}
