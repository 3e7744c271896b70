/**
 * Milliseconds: longer than anything takes on a machine whose cores are busy with other programs. What never comes
 * fails all the same.
 */
export const patienceMs = 60_000;
