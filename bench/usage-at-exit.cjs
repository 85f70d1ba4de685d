// Loaded into every Node process of a measured command: says at its end what it used.
const { appendFileSync } = require('node:fs');

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024 };
  appendFileSync(process.env.DOCS_JSON_NAV_BENCH, `${JSON.stringify(usage)}\n`);
});
