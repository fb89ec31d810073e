import { stubGraph, request } from '@verandah/areas/test-kit';
import { submitPage } from '../../features/portal/load-portal.ts';
import { asAgent, part, refusal, written } from '../../test-kit/portal.ts';

const send = async (fields: Readonly<Record<string, string>>, responses: object = {}) => {
  const { graph, requests } = stubGraph({
    ...asAgent,
    PortalReplies: { ownReplyTemplates: [] },
    SaveReplyTemplate: { saveReplyTemplate: { id: '4' } },
    DeleteReplyTemplate: { deleteReplyTemplate: true },
    ...responses,
  });
  const result = await submitPage(part('replies'), request(graph, '/agent-portal/replies'), {
    key: 'abcdef0123456',
    ...fields,
  });
  return { requests, result };
};
const saved = { status: 303, location: '/agent-portal/replies?done=saved' };

test('[AGNT-14] replies are saved, changed and deleted by forms', async () => {
  const made = await send({ form: 'new', name: ' Viewing ', text: 'Hi {name}' });
  expect(made.result).toEqual(saved);
  expect(written(made.requests, 'SaveReplyTemplate')).toMatchObject([
    { id: null, input: { name: 'Viewing', text: 'Hi {name}' } },
  ]);
  const changed = await send({ form: 'reply-4', name: 'Viewing', text: 'Hello' });
  expect(changed.result).toEqual(saved);
  expect(written(changed.requests, 'SaveReplyTemplate')).toMatchObject([{ id: '4' }]);
  const deleted = await send({ form: 'reply-4', name: 'Viewing', text: 'Hello', delete: 'yes' });
  expect(deleted.result).toEqual({ status: 303, location: '/agent-portal/replies?done=deleted' });
  expect(written(deleted.requests, 'DeleteReplyTemplate')).toEqual([{ id: '4' }]);
});

test('[AGNT-14] an unknown placeholder, an empty reply and a duplicate name have errors beside their field', async () => {
  const misspelt = await send({ form: 'new', name: 'A', text: 'Hi {nmae}' });
  expect(misspelt.result).toMatchObject({
    data: { refused: { problems: { text: 'We don’t recognise {nmae}. Check the spelling.' } } },
  });
  expect(written(misspelt.requests, 'SaveReplyTemplate')).toEqual([]);
  expect((await send({ form: 'new', name: '', text: '' })).result).toMatchObject({
    data: { refused: { problems: { name: expect.any(String), text: expect.any(String) } } },
  });
  const message = 'You already have a saved reply with this name.';
  const taken = refusal('SaveReplyTemplate', 'BAD_USER_INPUT', 'No.', [{ field: 'name', message }]);
  expect((await send({ form: 'new', name: 'A', text: 'B' }, { SaveReplyTemplate: taken })).result).toMatchObject({
    data: { refused: { form: 'new', problems: { name: message } } },
  });
});
