/** One question, and who is at work until it is answered. Times of day are hours: 17.5 is 5:30 p.m. */
export type OfficeDay = {
  /** When each office begins and ends, on its own clock. */
  begins: number;
  ends: number;
  /** When the question is asked, on the asking office's clock. */
  asked: number;
  /** The office that is asked, the one that answers overnight, and the others. */
  asks: OfficeClock;
  answers: OfficeClock;
  before: OfficeClock;
  after: OfficeClock;
};

export type OfficeClock = {
  town: string;
  /** In hours, without daylight saving. */
  utcOffset: number;
};

const dayLength = 24;

/** A time as it is written, such as "10:30 p.m.". */
export function clock(time: number) {
  const hour = Math.floor(time) % dayLength;
  if (time % 12 === 0) return hour ? 'noon' : 'midnight';
  const minutes = (time % 1) * 60;
  const shown = `${hour % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
  return `${shown} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** An office's hours on the asking office's clock, for as many days as the figure covers. */
export const hoursOf = ({ utcOffset }: OfficeClock, { begins, ends, asks }: OfficeDay) =>
  [-1, 0, 1].map((day) => {
    const shift = asks.utcOffset - utcOffset + day * dayLength;
    return { from: begins + shift, to: ends + shift };
  });

/** When the question reaches each stage, on the asking office's clock. */
export function wayOf(day: OfficeDay) {
  const [handed] = hoursOf(day.answers, day).filter(({ from }) => from >= day.asked);
  const { from: begun, to: done } = handed ?? { from: day.asked, to: day.asked };
  return { asked: day.asked, closed: day.ends, begun, done, answered: day.begins + dayLength };
}
