import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { createInquiryControl, InquiryErrors, RegisterField } from './inquiry-control.ts';
import type { InquiryValues } from './inquiry-schema.ts';

const byName: RegisterField = (name) => ({ name });

/**
 * How the inquiry form stands. What checks it is loaded when the visitor first enters the form;
 * sent before that has arrived, the form is checked as soon as it has.
 */
export function useInquiry(
  categories: readonly string[],
  onSubmit: (values: InquiryValues) => Promise<void>,
) {
  const [control, setControl] = useState<ReturnType<typeof createInquiryControl>>();
  const [errors, setErrors] = useState<InquiryErrors>({});
  const [status, setStatus] = useState<'idle' | 'submitting' | 'sent' | 'failed'>('idle');
  const sentEarly = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);

  const load = async () => {
    const { createInquiryControl } = await import('./inquiry-control.ts');
    setControl((loaded) => loaded ?? createInquiryControl(categories, setErrors));
  };

  // In an effect: by then every field is registered.
  useEffect(() => {
    if (control) sentEarly.current?.requestSubmit();
  }, [control]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!control) {
      sentEarly.current = event.currentTarget;
      return load();
    }
    // Enter and scripts submit past a busy button; an inquiry must not go twice.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const send = control.handleSubmit(
      async (values) => {
        setStatus('submitting');
        try {
          await onSubmit(values);
          setStatus('sent');
        } catch (error) {
          console.error(error);
          setStatus('failed');
        }
      },
      () => setStatus('idle'),
    );
    await send().finally(() => {
      isUnderWay.current = false;
    });
  };

  const register: RegisterField = control?.register ?? byName;
  return { errors, status, register, load, submit };
}
