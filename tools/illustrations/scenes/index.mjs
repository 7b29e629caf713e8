// Every 1600-wide picture of the site, by slot.
import { cabs } from './cabs.mjs';
import { simulators } from './simulators.mjs';
import { operations } from './operations.mjs';
import { fields } from './fields.mjs';
import { classes } from './classes.mjs';
import { desks } from './desks.mjs';
import { buildings } from './buildings.mjs';
import { posters } from './posters.mjs';

export const scenes = { ...cabs, ...simulators, ...operations, ...fields, ...classes, ...desks, ...buildings, ...posters };
