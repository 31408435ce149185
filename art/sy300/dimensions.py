"""Every dimension of the SY300, in metres and degrees. Nose towards -Y, Z up, ground at z = 0.

The machine looks towards -Y, so its right side is -X."""
from math import radians

# ---- airframe ---------------------------------------------------------------------------
DIAGONAL = 1.50                    # motor axis to opposite motor axis
ARM_RADIUS = DIAGONAL / 2
HUB_Z = 0.430                      # boom axis above ground
# Hexa X: no boom on the nose. Number: (angle from the nose, clockwise from above, rotation)
ARMS = {
    1: (90, "cw"), 2: (270, "ccw"), 3: (330, "cw"),
    4: (150, "ccw"), 5: (30, "ccw"), 6: (210, "cw"),
}
# Where each propeller rests when parked (degrees against its boom): all six stay readable
PROP_REST = {1: 36, 2: 60, 3: 122, 4: -62, 5: 6, 6: -22}

# ---- hub --------------------------------------------------------------------------------
PLATE_THICK = 0.003
PLATE_GAP = 0.040                  # between the inner faces of the two plates
PLATE_RADIUS = 0.218               # tip of the lug that holds a boom
PLATE_WAIST = 0.168                # between two lugs
LUG_WIDTH = 0.062
STANDOFF_R = 0.0045

# ---- booms ------------------------------------------------------------------------------
BOOM_R = 0.0155
BOOM_START, BOOM_END = 0.270, 0.752
CLAMP_LEN = 0.064
SLEEVE = (0.256, 0.320)            # hinge sleeve on the boom
LOCK_RING = (0.322, 0.346)         # knurled locking ring

# ---- folding ----------------------------------------------------------------------------
# The pin lies across the boom and above it: a boom that rises also moves outwards, clear of mast and antennas
HINGE_X, HINGE_Z = 0.229, 0.0275
HINGE_GAP = 0.0195                 # half the width between the fork's cheeks
HINGE_PIN_R = 0.0048
BOOM_FOLD = 93                     # a little past upright: the booms lean together, and one strap holds them
BLADE_PIVOT = 0.0215               # from the shaft to the bolt on which a blade folds
BLADE_FOLD = 90                    # both blades back along the boom

# ---- motors -----------------------------------------------------------------------------
MOTOR_R = 0.0430
MOTOR_BASE_H = 0.0085
MOTOR_BELL_H = 0.0225
MOTOR_GAP = 0.0055                 # windings show here
MOTOR_Z = 0.0265                   # underside of the motor above the boom axis
MOTOR_SPOKES = 9

# ---- propellers -------------------------------------------------------------------------
PROP_DIAMETER = 23 * 0.0254
# (share of radius, chord, thickness/chord, twist in degrees, sweep of quarter chord, rise)
PROP_SECTIONS = (
    (0.092, 0.0170, 0.46, 2.0, 0.0000, 0.0000),
    (0.118, 0.0220, 0.32, 15.0, 0.0000, 0.0000),
    (0.160, 0.0390, 0.180, 22.0, -0.0010, 0.0002),
    (0.230, 0.0500, 0.140, 19.0, -0.0022, 0.0004),
    (0.320, 0.0535, 0.120, 16.0, -0.0030, 0.0008),
    (0.430, 0.0500, 0.110, 13.5, -0.0030, 0.0014),
    (0.550, 0.0440, 0.102, 11.4, -0.0016, 0.0022),
    (0.670, 0.0378, 0.096, 9.8, 0.0012, 0.0032),
    (0.780, 0.0318, 0.092, 8.6, 0.0050, 0.0044),
    (0.870, 0.0264, 0.090, 7.8, 0.0094, 0.0058),
    (0.930, 0.0216, 0.090, 7.2, 0.0136, 0.0070),
    (0.970, 0.0160, 0.092, 6.8, 0.0176, 0.0080),
    (0.990, 0.0100, 0.100, 6.6, 0.0206, 0.0086),
    (1.000, 0.0030, 0.140, 6.5, 0.0228, 0.0088),
)
PROP_TIP_BAND = (0.86, 0.915)      # pale band, so that a spinning disc can be seen

# ---- canopy and batteries (on the upper plate) --------------------------------------------
CANOPY_LENGTH, CANOPY_WIDTH, CANOPY_HEIGHT = 0.346, 0.150, 0.088
CANOPY_Y = -0.036                  # centre
BATTERY = (0.070, 0.214, 0.056)    # width, length, height
BATTERY_X = 0.1175
BATTERY_Y = 0.010

# ---- masts -----------------------------------------------------------------------------
MAST_Y = 0.151
MAST_HEIGHT = 0.150
MAST_SPAN = 0.190                  # puck to puck
PUCK_R, PUCK_H = 0.0325, 0.016
ANTENNA_LENGTH = 0.165

# ---- payload ---------------------------------------------------------------------------
RAIL_R = 0.0065
RAIL_X = 0.062
RAIL_LENGTH = 0.430
RAIL_DROP = 0.064                  # below the boom axis
RAIL_Y = -0.030
CRATE = (0.200, 0.270, 0.128)      # width, length, height
CRATE_Y = 0.060
QUICK_RELEASE = (0.118, 0.150, 0.014)
GIMBAL_Y = -0.186

# ---- landing gear ------------------------------------------------------------------------
LEG_R = 0.0085
LEG_TOP_X, LEG_FOOT_X = 0.120, 0.272
LEG_Y = 0.088
SKID_R = 0.0095
SKID_LENGTH = 0.470
SKID_Y = -0.010

BEVEL = 0.0012                     # smallest edge radius: nothing is razor sharp


def arm_heading(number):
    """Angle of a boom in Blender's XY plane (radians), nose at -Y."""
    return radians(-90 - ARMS[number][0])
