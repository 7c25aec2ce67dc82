/** One style for screen and paper. Results are words; colour only repeats them. */
export const STYLE = `
:root{color-scheme:light;--ink:#191917;--soft:#53514b;--line:#d6d2ca;--tint:#f3f1ed;--bad:#b0261d;--good:#12634a;--warn:#7a5200;--sans:Geist,system-ui,'Liberation Sans',sans-serif;--serif:'Veracite Serif',Charter,'Bitstream Charter',Cambria,Georgia,'Liberation Serif',serif}
*{box-sizing:border-box}
html{background:#faf9f7}
body{font:11pt/1.5 var(--sans);font-variant-numeric:tabular-nums;color:var(--ink);background:#fff;max-width:200mm;margin:8mm auto;padding:14mm 16mm;box-shadow:0 1px 6px #0003}
h1{font-size:20pt;font-weight:500;line-height:1.25;letter-spacing:-.015em;margin:0 0 2mm;text-wrap:balance}
h2{font-size:13.5pt;line-height:1.25;margin:9mm 0 2.5mm;padding-bottom:1mm;border-bottom:1px solid var(--ink);break-after:avoid}
h3{font-size:11pt;margin:5mm 0 1.5mm;break-after:avoid}
body{overflow-wrap:anywhere}p{margin:0 0 2.5mm;orphans:3;widows:3;max-width:none}
ol,ul{margin:0 0 2.5mm;padding-left:6mm}li{margin-bottom:1.2mm;break-inside:avoid}
.kind{font:600 8.5pt/1.4 var(--sans);letter-spacing:.09em;text-transform:uppercase;color:var(--soft);margin:0 0 1.5mm}
.small,figcaption{font-size:9pt;color:var(--soft)}
.warning{border:3px solid var(--bad);color:var(--bad);padding:4mm 5mm;margin:0 0 6mm;font-weight:600;break-inside:avoid}
.pending{border:2px solid var(--warn);color:var(--warn);padding:3mm 5mm;margin:0 0 5mm;font-weight:600;break-inside:avoid}
.warning b{display:block;font:700 15pt/1.2 var(--sans);letter-spacing:.03em;margin-bottom:1.5mm}
.watermark{display:none}
.summary{border:1px solid var(--ink);background:var(--tint);padding:4mm 5mm;margin:5mm 0 0;break-inside:avoid}
.summary p:last-child{margin:0}
blockquote{font-family:var(--serif);margin:0 0 3mm;padding:3mm 5mm;border-left:3px solid var(--ink);background:var(--tint);white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:isolate}
blockquote.question{font-size:12.5pt}
mark{background:#fbe9e6;border-bottom:2px solid var(--bad);padding:0 .5mm;print-color-adjust:exact;-webkit-print-color-adjust:exact}
table{border-collapse:collapse;width:100%;margin:0 0 3mm;font-size:9.5pt;line-height:1.4;table-layout:fixed}
thead{display:table-header-group}
tr{break-inside:avoid}
th,td{text-align:left;vertical-align:top;padding:1.4mm 2.5mm 1.4mm 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere;unicode-bidi:isolate}
thead th{border-bottom:1px solid var(--ink);font-weight:600}
table.facts th{width:44mm;font-weight:600}
table.claims th:first-child{width:25mm}table.claims th:nth-child(2){width:40mm}table.claims th:nth-child(3){width:32mm}
table.timeline th:first-child{width:40mm}table.timeline th:nth-child(2){width:34mm}table.timeline th:nth-child(3){width:40mm}
table.steps th:first-child{width:8mm}table.steps th:nth-child(3){width:27mm}
code,pre,.mono{font:8.5pt/1.45 'Geist Mono',ui-monospace,'SF Mono',Menlo,Consolas,'Liberation Mono','DejaVu Sans Mono',monospace}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--tint);border:1px solid var(--line);padding:2.5mm 3mm;margin:0 0 3mm;unicode-bidi:isolate;box-decoration-break:clone;-webkit-box-decoration-break:clone}
code.digest span{display:inline-block;margin-right:1.4mm}
.wrong{color:var(--bad);font-weight:600}
.pass,.agrees,.fail,.not_present,.unchecked{font:700 8.5pt/1.6 var(--sans);letter-spacing:.03em;white-space:nowrap}
.pass{color:var(--good)}.fail{color:#fff;background:var(--bad);padding-left:2mm}.agrees,.not_present,.unchecked{color:var(--warn)}
#self-check{border:1px solid var(--line);border-left-width:5px;padding:3mm 4mm 1mm;margin:0 0 4mm;break-inside:avoid}
#self-check.bad{border-color:var(--bad)}#self-check.good{border-color:var(--good)}#self-check.consistent{border-color:var(--warn)}
.first{margin:5mm 0}.first p{margin:0 0 1.2mm}.first table.facts th{width:34mm}#of-what:empty,#sampling:empty,#warnings:empty{display:none}
#headline{font:700 12pt/1.3 var(--sans);letter-spacing:.03em;margin:0 0 1mm;color:var(--warn)}.good #headline{color:var(--good)}.bad #headline{color:var(--bad)}
#verdict{font-weight:600;margin-bottom:1.5mm}
.tools{font:9.5pt/1.4 var(--sans);display:flex;gap:3mm;flex-wrap:wrap;align-items:center;margin:0 0 4mm}
.tools input,.tools textarea{flex:1 1 90mm;font:inherit;padding:1.6mm 2mm;border:1px solid var(--soft);border-radius:2px}
button{font:inherit;padding:1.6mm 4mm;border:1px solid var(--ink);background:#fff;border-radius:2px;cursor:pointer}button:hover{background:var(--tint)}
button:focus-visible,input:focus-visible,a:focus-visible{outline:2px solid #2c47b8;outline-offset:2px}
.qr{width:30mm;height:30mm;margin-top:1mm;background:#fff}
.form{break-before:page}.form p{margin-bottom:4mm}
footer{margin-top:8mm;padding-top:2mm;border-top:1px solid var(--line)}
@media screen and (max-width:700px){body{margin:0;padding:6mm 5mm}table,tbody,tr,td,table.facts th{display:block;width:auto}thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}tr{border-bottom:1px solid var(--line);padding:1.5mm 0}tbody th,td{border:0;padding:.4mm 0}
td[data-label]{display:grid;grid-template-columns:24mm minmax(0,1fr);gap:2.5mm}td[data-label]::before{content:attr(data-label);font:600 8.5pt/1.6 var(--sans);color:var(--soft)}td[data-label]:has(>div:empty){display:none}}
@page{margin:18mm 17mm 19mm;@bottom-left{content:var(--running);font:7.5pt Geist,system-ui,'Liberation Sans',sans-serif;color:#53514b}@bottom-right{content:counter(page) " / " counter(pages);font:7.5pt Geist,system-ui,'Liberation Sans',sans-serif;color:#53514b}}
@media print{html,body{background:#fff}body{margin:0;padding:0;max-width:none;box-shadow:none;font-size:10.5pt}.tools{display:none}a{color:inherit;text-decoration:none}
.demo .watermark{display:block;position:fixed;inset:auto 0 48% 0;text-align:center;font:700 42pt/1 var(--sans);color:#b0261d22;transform:rotate(-28deg);z-index:9;pointer-events:none}}
`
