import { builtPaths } from '../built-paths.ts';
import { type Load, measureLoad, type Throttling } from './lighthouse.ts';
import { readingEase } from './reading-ease.ts';
import { samples } from './samples.ts';
import { serve } from './serve.ts';
import { kilobytes, median, milliseconds, seconds, table } from './table.ts';

type Subject = {
  page: string;
  url: string;
  /** The page to compare with: the same one without scripts. */
  limit?: string;
};

/** Alternates between the pages, so that other load on the machine affects all of them equally. */
async function measureInTurns(subjects: readonly Subject[], runs: number, method?: Throttling) {
  const loads = new Map<string, Load[]>(subjects.map(({ page }) => [page, []]));
  for (let run = 1; run <= runs; run += 1) {
    for (const { page, url } of subjects) {
      console.info(`Run ${run} of ${runs}: ${page}`);
      loads.get(page)?.push(await measureLoad(url, method));
    }
  }
  return {
    of: (page: string) => loads.get(page) ?? [],
    middle: (page: string, pick: (load: Load) => number) =>
      median((loads.get(page) ?? []).map(pick)),
  };
}

type Measured = Awaited<ReturnType<typeof measureInTurns>>;

const firstPaint = (load: Load) => load.firstPaint;
const largestPaint = (load: Load) => load.largestPaint;

function toRow({ page, limit }: Subject, { of, middle }: Measured) {
  const ratio = (pick: (load: Load) => number) =>
    limit ? (middle(page, pick) / middle(limit, pick)).toFixed(2) : '';
  const size = (type: keyof Load['bytes']) => kilobytes(middle(page, ({ bytes }) => bytes[type]));
  return {
    page,
    'first paint': seconds(middle(page, firstPaint)),
    '× limit': ratio(firstPaint),
    'largest paint': seconds(middle(page, largestPaint)),
    '× its limit': ratio(largestPaint),
    blocking: milliseconds(middle(page, ({ blocking }) => blocking)),
    shift: middle(page, ({ shift }) => shift).toFixed(3),
    HTML: size('document'),
    CSS: size('stylesheet'),
    fonts: size('font'),
    images: size('image'),
    scripts: size('script'),
    'total kB': size('total'),
    requests: String(middle(page, ({ requests }) => requests)),
    scores:
      of(page)[0]
        ?.scores.map((_, category) => middle(page, ({ scores }) => scores[category] ?? 0))
        .join(' ') ?? '',
  };
}

/** Compares sample pages with themselves without scripts, and the home page with another site's. */
export async function compareLoading(
  dist: string,
  runs: number,
  peer?: string,
  method?: Throttling,
) {
  const origin = await serve(dist);
  const bare = await serve(dist, { scripts: false });
  const subjects: Subject[] = samples.flatMap((path) => {
    const limit = `${path} without scripts`;
    return [
      { page: path, url: origin + path, limit },
      { page: limit, url: bare + path },
    ];
  });
  if (peer) subjects.push({ page: 'peer', url: await serve(peer) });
  const measured = await measureInTurns(subjects, runs, method);
  const compared = table(subjects.map((subject) => toRow(subject, measured)));
  if (!peer) return compared;
  const toPeer = measured.middle('/', largestPaint) / measured.middle('peer', largestPaint);
  return `${compared}\n\nThe home page’s largest paint comes in ${toPeer.toFixed(2)} × the peer’s time.`;
}

/** Loads every page once, and lists what costs points in Lighthouse and how easy the page is to read. */
export async function auditEveryPage(dist: string) {
  const origin = await serve(dist);
  const subjects = builtPaths.map((path) => ({ page: path, url: origin + encodeURI(path) }));
  const { of } = await measureInTurns(subjects, 1);
  const rows = subjects.flatMap(({ page }) =>
    of(page).map(async ({ scores, failures }) => ({
      page,
      scores: scores.join(' '),
      'below 100': failures.join(', ') || 'none',
      'reading ease': page === '/404' ? '' : (await readingEase(dist, page)).toFixed(0),
    })),
  );
  return table(await Promise.all(rows));
}
