import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { test as inboxTest } from '../build/inbox/inbox-fixture.ts';
import { inquiryFieldTexts } from '../content/inquiry.ts';
import { inquiryLimits, inquiryTexts } from '../requirements.ts';
import { contractCases } from './contract-cases.ts';
import { hiddenFields, inquiryFields } from './inquiry-fields.ts';
import { inquirySchema } from './inquiry-schema.ts';
import contract from './openapi.json' with { type: 'json' };
import { inquiryPath } from './send-inquiry.ts';
import { tryCase } from './try-contract.ts';

const { post } = contract.paths[inquiryPath];
const { schema } = post.requestBody.content['multipart/form-data'];
const { properties } = schema;

describe('the contract', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(contract)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    const { info: _, ...nameless } = contract;
    expect(await validator.validate(nameless)).toMatchObject({ valid: false });
  });

  test('describes the site’s only API call', () => {
    expect(Object.keys(contract.paths)).toEqual([inquiryPath]);
  });

  test('lists the form’s fields, in order, and which ones are required', () => {
    expect(Object.keys(properties)).toEqual([
      ...Object.keys(hiddenFields),
      ...inquiryFields.map(({ name }) => name),
    ]);
    const required = inquiryFields.filter((field) => 'required' in field);
    expect(schema.required).toEqual(required.map(({ name }) => name));
    expect(properties._method.const).toBe(hiddenFields._method);
  });

  test('has the product owner’s limits, categories, and spellings', () => {
    const { min, max } = inquiryLimits.firstName;
    expect(properties.firstName).toMatchObject({ minLength: min, maxLength: max });
    expect(properties.files.maxItems).toBe(inquiryLimits.files);
    expect(properties.files.items.maxLength).toBe(inquiryLimits.fileSize);
    expect(properties.categoerySelect.enum).toEqual(inquiryFieldTexts.categories);
    expect(contract.info.description).toContain(`\`${inquiryTexts.businessCategory}\``);
  });
});

describe('the posts derived from it', () => {
  const forms = contractCases.flatMap(({ name, status, body }) =>
    body instanceof FormData ? [{ name, status, form: body }] : [],
  );

  test.each(forms)('the form has the same rule: $name', ({ form, status }) => {
    const files = form.getAll('files').filter((file) => file instanceof File && file.name !== '');
    const result = safeParse(inquirySchema, { ...Object.fromEntries(form), files });
    expect(result.success).toBe(status === 200);
  });

  test('send only fields in the contract, and the complete one sends all of them', () => {
    const sent = forms.map(({ form }) => [...new Set(form.keys())]);
    for (const names of sent)
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(names));
    expect(sent).toContainEqual(Object.keys(properties));
  });

  test('expect every status in the contract', () => {
    const named = Object.keys(post.responses).filter((status) => status !== 'default');
    expect([...new Set(contractCases.map(({ status }) => String(status)))].sort()).toEqual(named);
  });

  inboxTest.for(contractCases)('the local inbox: $name', async (each, { inbox }) => {
    expect(await tryCase({ url: inbox.url }, each)).toBeUndefined();
    const kept = await inbox.contents();
    expect(kept.includes('inquiries.jsonl')).toBe(each.status === 200);
  });

  test('the README says how many inquiries they create', async () => {
    const readme = await readFile(join(import.meta.dirname, '../../README.md'), 'utf8');
    const accepted = contractCases.filter(({ status }) => status === 200);
    const told = readme.match(/It sends (\d+) posts\. (\d+) of them are inquiries/)?.slice(1);
    expect(told?.map(Number)).toEqual([contractCases.length, accepted.length]);
  });
});
