import type { Composition } from '#design-system';
import { bill, cabinet, customer } from './telecommunications/bill-and-cabinet.ts';
import { technician } from './telecommunications/coffee-break.ts';
import { dog, grandmother } from './telecommunications/long-call.ts';
import { birds, houses, phoneLine } from './telecommunications/phone-line.ts';
import { cans, child } from './telecommunications/two-cans.ts';

/**
 * Telecommunications: a customer holds up a giant bill. Each of its lines is plugged into the street
 * cabinet, so the total is right. Along the phone line, a child calls a technician with two cans,
 * and a dog tries to turn down a grandmother’s call.
 */
export const matchedBill: Composition = {
  width: 1600,
  height: 400,
  bleeds: true,
  shapes: [
    ...houses,
    ...phoneLine,
    ...birds,
    ...child,
    ...technician,
    ...cans,
    ...customer,
    ...cabinet,
    ...bill,
    ...grandmother,
    ...dog,
  ],
};
