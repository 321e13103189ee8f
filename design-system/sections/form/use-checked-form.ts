import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { createFormChecks, FormErrors, RegisterField } from './form-checks.ts';
import type { FormField, FormRules, FormValues } from './form-fields.ts';

const byName: RegisterField = (name) => ({ name });

/**
 * The state of a form. Its checks load when the visitor first enters the form. If it is submitted
 * before they have loaded, it is checked as soon as they have.
 */
export function useCheckedForm<Fields extends readonly FormField[]>(
  loadRules: () => Promise<FormRules<FormValues<Fields>>>,
  onSubmit: (values: FormValues<Fields>) => Promise<void>,
) {
  const [checks, setChecks] = useState<ReturnType<typeof createFormChecks<FormValues<Fields>>>>();
  const [errors, setErrors] = useState<FormErrors>({});
  const [status, setStatus] = useState<'idle' | 'submitting' | 'sent' | 'failed'>('idle');
  const sentEarly = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);

  const load = async () => {
    const [{ createFormChecks }, rules] = await Promise.all([
      import('./form-checks.ts'),
      loadRules(),
    ]);
    setChecks((loaded) => loaded ?? createFormChecks(rules, setErrors));
  };

  // In an effect, because every field is registered by then.
  useEffect(() => {
    if (checks) sentEarly.current?.requestSubmit();
  }, [checks]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!checks) {
      sentEarly.current = event.currentTarget;
      return load();
    }
    // Enter and scripts can submit despite the busy button, but nothing must be sent twice.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const send = checks.handleSubmit(
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

  const register: RegisterField = checks?.register ?? byName;
  return { errors, status, register, load, submit };
}
