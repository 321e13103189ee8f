import lighthouse from 'lighthouse';
import { launchBrowser } from './browser.ts';

/** Lighthouse's results for one page load. Its mobile preset simulates a slow phone. */
export type Load = {
  /** First contentful paint, in ms. */
  firstPaint: number;
  /** Largest contentful paint, in ms. */
  largestPaint: number;
  /** Total blocking time, in ms. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Bytes over the wire. */
  bytes: Record<'document' | 'stylesheet' | 'font' | 'image' | 'script' | 'total', number>;
  requests: number;
  /** 0 to 100 each: performance, accessibility, best practices, SEO, and agentic browsing if scored. */
  scores: readonly number[];
  /** The audits that cost points, as "category: audit". */
  failures: readonly string[];
};

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function readBytes({ audits }: Result, type: string) {
  const { details } = audits['resource-summary'] ?? {};
  if (details?.type !== 'table') throw new Error('Lighthouse did not list what it loaded.');
  const item = details.items.find(({ resourceType }) => resourceType === type);
  return { size: Number(item?.['transferSize'] ?? 0), count: Number(item?.['requestCount'] ?? 0) };
}

function readFailures({ audits, categories }: Result) {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${title}: ${id}`),
  );
}

function readLoad(result: Result): Load {
  const metric = (audit: string) => {
    const value = result.audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse did not measure ${audit}.`);
    return value;
  };
  const size = (type: string) => readBytes(result, type).size;
  return {
    firstPaint: metric('first-contentful-paint'),
    largestPaint: metric('largest-contentful-paint'),
    blocking: metric('total-blocking-time'),
    shift: metric('cumulative-layout-shift'),
    bytes: {
      document: size('document'),
      stylesheet: size('stylesheet'),
      font: size('font'),
      image: size('image'),
      script: size('script'),
      total: size('total'),
    },
    requests: readBytes(result, 'total').count,
    scores: Object.values(result.categories).flatMap(({ score }) =>
      score === null ? [] : [Math.round(score * 100)],
    ),
    failures: readFailures(result),
  };
}

/**
 * Whether Lighthouse computes the slow phone's times, or actually slows down the network and the
 * processor.
 */
export type Throttling = 'simulate' | 'devtools';

/** Loads a page in a separate browser with an empty cache. */
export async function measureLoad(url: string, method: Throttling = 'simulate'): Promise<Load> {
  const { browser, port } = await launchBrowser();
  try {
    const run = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      throttlingMethod: method,
    });
    if (!run) throw new Error(`Lighthouse did not load ${url}.`);
    const { runtimeError } = run.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return readLoad(run.lhr);
  } finally {
    await browser.close();
  }
}
