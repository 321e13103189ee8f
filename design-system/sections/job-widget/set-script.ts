/** Where trusted types are required, a script's address must come from a policy. */
let policy: Pick<TrustedTypePolicy, 'createScriptURL'> | undefined;

/**
 * Sets the address of a script element. A Content-Security-Policy that requires trusted types has to
 * allow the policy's name: `trusted-types job-widget`.
 */
export function setScript(script: HTMLScriptElement, src: string) {
  policy ??= window.trustedTypes?.createPolicy('job-widget', {
    createScriptURL: (url: string) => url,
  });
  // TypeScript's own types expect text alone.
  Object.assign(script, { src: policy?.createScriptURL(src) ?? src });
}
