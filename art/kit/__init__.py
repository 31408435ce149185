"""The model maker's kit: terrain, trees, buildings, masts, wires, acrylic.

One unit is one decimetre of the physical model on the table, so a base board
is about twelve units wide and a sheet of card is 0.06 units thick.
"""
