import { chromium } from '@playwright/test';
const [lang,scheme,width,contrast,...paths]=process.argv.slice(2);
const b=await chromium.launch({executablePath:'/usr/bin/chromium'});
const c=await b.newContext({viewport:{width:+width,height:900},colorScheme:scheme,contrast:contrast==='more'?'more':'no-preference',forcedColors:contrast==='forced'?'active':'none'});
const p=await c.newPage(); let n=0;
for(const path of paths){await p.goto('about:blank');await p.goto('http://127.0.0.1:4340/'+(lang==='en'?'en/':'')+'#'+path);await p.locator('.ahead').waitFor({state:'detached'});await p.waitForLoadState('networkidle');
 const h=await p.evaluate(async()=>{for(let y=0;y<document.body.scrollHeight;y+=500){scrollTo(0,y);await new Promise(r=>setTimeout(r,60))}scrollTo(0,0);return document.body.scrollHeight});
 await p.waitForTimeout(400); await p.screenshot({path:`/tmp/v${++n}.png`,fullPage:true}); console.log(n,path,h);}
await b.close();
