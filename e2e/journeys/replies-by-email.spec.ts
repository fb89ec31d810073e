import { randomUUID } from 'node:crypto';
import { expect, test } from '../test.ts';
import { createTransport } from 'nodemailer';
import { sendEnquiry } from '../enquiry.ts';
import { untilHydrated } from '../hydration.ts';
import { mailsTo, signUpPerson } from '../people.ts';
import { repliesDomain, site, smtpPort } from '../site.ts';

/** Sends a reply as the mail server of its writer does. @returns '250', or the code that it was refused with */
async function deliver(from: string, to: string, text: string): Promise<string> {
  const server = createTransport({ host: 'localhost', port: smtpPort, ignoreTLS: true });
  try {
    return (await server.sendMail({ from, to, subject: 'Re: your enquiry', text })).response.slice(0, 3);
  } catch (error) {
    return String((error as { readonly responseCode?: number }).responseCode ?? error);
  } finally {
    server.close();
  }
}

/** The mail with this subject to someone of this address, or to any recipient. */
async function mailWith(subject: string, reader = '@'): Promise<string> {
  const found = () =>
    mailsTo(reader).find((mail) => headOf(mail, 'To').includes(reader) && headOf(mail, 'Subject').startsWith(subject));
  await expect.poll(found).toBeDefined();
  return found() ?? '';
}

/** A line of a mail's head, without its name. */
const headOf = (mail: string, name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(mail)?.[1]?.trim() ?? '';

test(
  '[AGNT-22, AGNT-23, SEC-64] an enquiry goes on by email through the site; the inbox shows the whole conversation',
  { tag: ['@desktop', '@phone'] },
  async ({ browser, page: visitor }) => {
    const mark = randomUUID().slice(0, 8);
    const [name, email] = [`Ada ${mark}`, `ask-${mark}@visitor.example`];
    const { page, context } = await signUpPerson(browser, 'agent');
    const response = await page.request.post('/graphql', {
      data: { query: '{ ownListings(state: onOffer, take: 1) { results { uri } } }' },
      headers: { origin: site },
    });
    const { data } = (await response.json()) as { data: { ownListings: { results: readonly { uri: string }[] } } };

    await visitor.goto(`/property/${data.ownListings.results[0]?.uri}`);
    await untilHydrated(visitor);
    await sendEnquiry(visitor, { name, email, message: `Is the hedge ours? ${mark}` });

    const notification = await mailWith(`Enquiry from ${name}`);
    const [agent, toAgent] = [headOf(notification, 'To'), headOf(notification, 'Reply-To')];
    expect(toAgent).toContain(`@${repliesDomain}`);
    const quoted = `On Fri, 27 Nov 2026 at 10:02, Verandah <${toAgent}> wrote:\n> Is the hedge ours? ${mark}\n`;
    expect(await deliver(agent, toAgent, `It is, to the gate. ${mark}\n\n${quoted}`)).toBe('250');

    const forwarded = await mailWith('Reply from', email);
    expect(forwarded).toContain(`It is, to the gate. ${mark}`);
    expect(forwarded).not.toContain(agent);
    const toVisitor = headOf(forwarded, 'Reply-To');
    expect(toVisitor).toContain(`@${repliesDomain}`);
    expect(toVisitor).not.toBe(toAgent);
    expect(await deliver(email, toVisitor, `May I see it on Saturday? ${mark}\n\nSent from my iPhone`)).toBe('250');
    const back = await mailWith(`Reply from ${name}`, agent);
    expect(back).toContain(`May I see it on Saturday? ${mark}`);
    expect(headOf(back, 'From') + headOf(back, 'Reply-To')).not.toContain(email);
    expect(await deliver(email, `reply+${'0'.repeat(32)}@${repliesDomain}`, 'Hello?')).toBe('550');

    await page.goto(`/agent-portal/enquiries?status=new&q=${mark}`);
    await page.getByRole('link', { name }).click();
    const replies = page.getByRole('heading', { name: /^Reply from / });
    await expect(replies).toHaveCount(2);
    await expect(replies.last()).toHaveText(`Reply from ${name}`);
    await expect(page.getByText(`It is, to the gate. ${mark}`, { exact: true })).toBeVisible();
    await expect(page.getByText(`May I see it on Saturday? ${mark}`, { exact: true })).toBeVisible();
    await expect(page.getByText('Sent from my iPhone')).toHaveCount(0);
    await context.close();
  },
);
