// node tools/checks/api-document-problems.ts FILE: lints an OpenAPI document with the recommended rules of Redocly and
// Spectral; prints the problems as JSON. A process of its own, since the linters are modules that tests cannot import.
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

const source = readFileSync(process.argv[2] ?? '', 'utf8');
const redocly = await lintFromString({
  source,
  absoluteRef: '/openapi.json',
  config: await createConfig({ extends: ['recommended'] }),
});
const spectral = new spectralCore.Spectral();
// The package's own types do not fit each other.
const recommended = rulesets.oas as unknown as RulesetDefinition;
spectral.setRuleset({ extends: [[recommended, 'recommended']], rules: {} });
const others = await spectral.run(source);
console.log(
  JSON.stringify({
    redocly: redocly.map(({ ruleId, message, location }) => ({
      rule: ruleId,
      at: location[0]?.pointer ?? '',
      message,
    })),
    spectral: others.map(({ code, message, path }) => ({ rule: String(code), at: path.join('/'), message })),
  }),
);
