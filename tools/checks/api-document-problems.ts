// node tools/checks/api-document-problems.ts: lints the OpenAPI document with the recommended rules of Redocly and
// Spectral; prints the problems as JSON. With the argument `without security` an operation of it lacks its security and
// description.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { writtenDocument } from '@verandah/api/test-kit';

interface Written {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { security?: object; description?: string }>>>>;
}

const document = JSON.parse(writtenDocument('https://www.verandah.example')) as Written;
const operation = document.paths['/search/locations']?.['get'];
if (process.argv[2] === 'without security' && operation) {
  delete operation.security;
  delete operation.description;
}

const redocly = await lintFromString({
  source: JSON.stringify(document),
  absoluteRef: '/openapi.json',
  config: await createConfig({ extends: ['recommended'] }),
});
const spectral = new spectralCore.Spectral();
// The package's own types do not fit each other.
const recommended = rulesets.oas as unknown as RulesetDefinition;
spectral.setRuleset({ extends: [[recommended, 'recommended']], rules: {} });
const others = await spectral.run(JSON.stringify(document));
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
