import type { Composition } from '#design-system';
import { runaway, traveler } from './baggage-escape.ts';
import { evidence, officer, salesperson } from './baggage-people.ts';
import { dog, queue, tray } from './baggage-queue.ts';
import { belt, machine, secret } from './baggage-scanner.ts';

/** At the airport, an X-ray shows the spreadsheet that a salesperson still keeps. Others wait barefoot. */
export const baggageCheck: Composition = {
  width: 1600,
  height: 320,
  bleeds: true,
  shapes: [
    ...queue,
    ...salesperson,
    ...officer,
    ...traveler,
    ...belt,
    ...tray,
    ...dog,
    ...machine,
    ...secret,
    ...evidence,
    ...runaway,
  ],
};
