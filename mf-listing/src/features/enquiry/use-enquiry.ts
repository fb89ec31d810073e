import { useServices } from '@verandah/kit';
import { useEffect, useRef, useState } from 'react';
import { rememberListing } from '../viewed/remember-listing.ts';
import { keepDraft, newMark, readDraft, type Draft } from './draft.ts';
import { checkEnquiry, type EnquiryField, type EnquiryFields, type EnquiryProblems } from './enquiry.ts';
import { enquiryKey } from './enquiry-key.ts';
import { sendEnquiry } from './send-enquiry.ts';

export type EnquiryState = 'writing' | 'sending' | 'failed' | 'sent';

export interface Enquiry {
  readonly fields: EnquiryFields;
  readonly problems: EnquiryProblems;
  readonly state: EnquiryState;
  /** Counts refusals, so that focus moves to the first problem each time. */
  readonly refusals: number;
  change(field: EnquiryField, value: string | boolean): void;
  send(): Promise<void>;
  again(): void;
}

interface Start { readonly fields: EnquiryFields; readonly problems: EnquiryProblems; readonly state: EnquiryState }

/**
 * An enquiry being written: kept for the visit as it is typed, sent once however often Send is pressed, and kept with
 * its key when the network fails, so that trying again can't send it twice.
 */
export function useEnquiry(listingId: string, start: Start): Enquiry {
  const { graph, bus, report } = useServices();
  const [fields, setFields] = useState(start.fields);
  const [problems, setProblems] = useState(start.problems);
  const [state, setState] = useState<EnquiryState>(start.state);
  const [refusals, setRefusals] = useState(0);
  const mark = useRef('');
  const underWay = useRef(false);
  const gone = useRef(false);

  useEffect(() => {
    gone.current = false;
    const draft = readDraft(listingId);
    if (draft && start.state === 'writing') {
      mark.current = draft.mark;
      setFields(draft.fields);
    } else if (start.state === 'sent') {
      keepDraft(listingId, null);
      rememberListing(bus, 'enquired', listingId);
    }
    return () => { gone.current = true; };
    // The state at the start belongs to the page's data: it changes with the listing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [listingId]);

  const draftOf = (now: EnquiryFields): Draft => {
    mark.current ||= newMark();
    return { mark: mark.current, fields: now };
  };

  const refuse = (found: EnquiryProblems): void => {
    setProblems(found);
    setRefusals((before) => before + 1);
    setState('writing');
  };

  return {
    fields, problems, state, refusals,
    change: (field, value) => {
      const now = { ...fields, [field]: value };
      setFields(now);
      keepDraft(listingId, draftOf(now));
      // A problem goes when it is mended, but none appears while someone is typing.
      if (problems[field]) setProblems(({ [field]: _, ...others }) => (checkEnquiry(now)[field] ? { ...others, [field]: problems[field] } : others));
    },
    async send() {
      if (underWay.current) return;
      const found = checkEnquiry(fields);
      if (Object.keys(found).length > 0) { refuse(found); return; }
      underWay.current = true;
      setProblems({});
      setState('sending');
      const draft = draftOf(fields);
      keepDraft(listingId, draft);
      try {
        const refused = await sendEnquiry(graph, listingId, fields, enquiryKey(draft.mark, listingId, fields));
        if (Object.keys(refused).length === 0) {
          keepDraft(listingId, null);
          rememberListing(bus, 'enquired', listingId);
        }
        if (gone.current) return;
        if (Object.keys(refused).length > 0) refuse(refused);
        else setState('sent');
      } catch (error) {
        report(error, 'enquiry');
        if (!gone.current) setState('failed');
      } finally {
        underWay.current = false;
      }
    },
    again: () => {
      mark.current = '';
      setFields((before) => ({ ...before, message: '' }));
      setState('writing');
    },
  };
}
