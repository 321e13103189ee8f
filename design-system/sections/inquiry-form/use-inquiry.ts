import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { createInquiryControl, InquiryState, RegisterField } from './inquiry-control.ts';
import type { InquiryValues } from './inquiry-schema.ts';

const untouched: InquiryState = { errors: {}, isSubmitting: false, isSubmitSuccessful: false };

const nameOnly: RegisterField = (name) => ({ name });

/**
 * The inquiry form's state. What checks it is loaded at the visitor's first use of the form; sent
 * before that has arrived, the form is checked as soon as it has.
 */
export function useInquiry(
  categories: readonly string[],
  onSubmit: (values: InquiryValues) => Promise<void>,
) {
  const [control, setControl] = useState<ReturnType<typeof createInquiryControl>>();
  const [state, setState] = useState(untouched);
  const isLoading = useRef(false);
  const sentEarly = useRef<HTMLFormElement>(null);

  const load = async () => {
    if (control || isLoading.current) return;
    isLoading.current = true;
    try {
      const { createInquiryControl } = await import('./inquiry-control.ts');
      setControl(createInquiryControl(categories, setState));
    } finally {
      isLoading.current = false;
    }
  };

  // In an effect, because by then every field is registered.
  useEffect(() => {
    if (control) sentEarly.current?.requestSubmit();
    sentEarly.current = null;
  }, [control]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!control) {
      sentEarly.current = event.currentTarget;
      return load();
    }
    // Enter and scripts submit past a busy button; an inquiry must not go twice.
    if (state.isSubmitting) return;
    const send = control.handleSubmit(async (values) => {
      try {
        await onSubmit(values);
      } catch (error) {
        console.error(error);
        control.setError('root', { type: 'failed' });
      }
    });
    return send(event);
  };

  const register: RegisterField = control?.register ?? nameOnly;
  return { ...state, register, load, submit };
}
