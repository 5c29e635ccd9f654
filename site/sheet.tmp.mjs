import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
const [lang,scheme,width,mode,out,top='1500',cols='6',cell='460',zoom='1']=process.argv.slice(2);
const ps=JSON.parse(readFileSync('/tmp/places.json','utf8')).concat([{name:'activity-list',address:'/#/Service/Activities'},{name:'docents',address:'/#/Service/AppointExplain'},{name:'activity',address:'/#/Service/Activities/eleven-kilometres'}]);
const b=await chromium.launch({executablePath:'/usr/bin/chromium'});
const c=await b.newContext({viewport:{width:+width,height:900},colorScheme:scheme,contrast:mode==='more'?'more':'no-preference',forcedColors:mode==='forced'?'active':'none'});
const p=await c.newPage(); const tiles=[]; if(mode.startsWith('font')){const s=await c.newCDPSession(p); await s.send('Page.enable'); await s.send('Page.setFontSizes',{fontSizes:{standard:+mode.slice(4),fixed:+mode.slice(4)}});}
for(const {name,address} of ps){await p.goto('about:blank');await p.goto('http://127.0.0.1:4340'+(lang==='en'?'/en':'')+address);await p.locator('.ahead').waitFor({state:'detached',timeout:20000}).catch(()=>{});await p.waitForLoadState('networkidle');
 if(mode==='text') await p.addStyleTag({content:'x'}).catch(()=>{}), await p.evaluate(()=>{document.documentElement.style.fontSize='200%'});
 const wide=await p.evaluate(async(t)=>{for(let y=0;y<Math.min(t,document.body.scrollHeight);y+=500){scrollTo(0,y);await new Promise(r=>setTimeout(r,50))}scrollTo(0,0);return document.documentElement.scrollWidth-innerWidth},+top);
 if(wide>0) console.log('WIDE',name,wide);
 await p.waitForTimeout(250);
 const h=await p.evaluate(()=>document.documentElement.scrollHeight);
 const buf=await p.screenshot({fullPage:true,clip:{x:0,y:0,width:+width,height:Math.min(+top,h)}});
 tiles.push({name,buf:await sharp(buf).resize({width:+cell}).png().toBuffer()}); }
await b.close();
const ch=Math.round(+top*+cell/+width)+26; const per=+cols*2;
for(let s=0;s*per<tiles.length;s++){const t=tiles.slice(s*per,s*per+per); const comp=[];
 t.forEach((x,i)=>{const l=(i%+cols)*(+cell+8), y=Math.floor(i/+cols)*ch; comp.push({input:x.buf,left:l,top:y+24}); comp.push({input:Buffer.from(`<svg width="${cell}" height="24"><text x="4" y="18" font-size="18" fill="#00f">${x.name}</text></svg>`),left:l,top:y});});
 await sharp({create:{width:+cols*(+cell+8),height:ch*Math.ceil(t.length/+cols),channels:3,background:'#888'}}).composite(comp).png().toFile(`${out}-${s}.png`); console.log(`${out}-${s}.png`, t.map(x=>x.name).join(' '));}
