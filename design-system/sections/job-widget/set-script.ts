/** If trusted types are required, a script's URL must come from a policy. */
let policy: Pick<TrustedTypePolicy, 'createScriptURL'> | undefined;

/**
 * Sets the URL of a script element. A Content-Security-Policy that requires trusted types has to
 * allow the policy's name: `trusted-types job-widget`.
 */
export function setScript(script: HTMLScriptElement, src: string) {
  policy ??= window.trustedTypes?.createPolicy('job-widget', {
    createScriptURL: (url: string) => url,
  });
  // TypeScript's types accept only strings.
  Object.assign(script, { src: policy?.createScriptURL(src) ?? src });
}
